import { useTexts } from '#ui/language/language-context.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** What stands at an address of the portal where nothing is. */
export function NotFoundScreen() {
  const texts = useTexts(shellTexts)
  return <Notice title={texts.notFoundTitle} why={texts.notFoundWhy} />
}
