import { useTexts } from '#ui/language/language-context.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** Shown at an address of the portal that does not exist. */
export function NotFoundScreen() {
  const texts = useTexts(shellTexts)
  return <Notice title={texts.notFoundTitle} why={texts.notFoundWhy} />
}
