import { useTexts } from '#ui/language/language-context.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** Shown at the address of a full-screen page if the operator runs no host for them. */
export function NoFullScreenScreen() {
  const texts = useTexts(shellTexts)
  return (
    <main>
      <Notice title={texts.noFullScreenTitle} why={texts.noFullScreenWhy} />
    </main>
  )
}
