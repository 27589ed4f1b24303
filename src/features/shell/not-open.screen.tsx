import { useTexts } from '#ui/language/language-context.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** What stands at an address of the portal whose content is not built. */
export function NotOpenScreen({ title }: { readonly title: string }) {
  const texts = useTexts(shellTexts)
  return <Notice title={texts.notOpenTitle(title)} why={texts.notOpenWhy} />
}
