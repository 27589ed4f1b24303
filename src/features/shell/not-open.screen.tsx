import { useTexts } from '#ui/language/language-context.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

export interface NotOpenScreenProps {
  readonly title: string
  /** It will be there for everybody who has the address; then it stands without the shell. */
  readonly isPublic: boolean
}

/** Shown at an address of the portal whose content does not exist yet. */
export function NotOpenScreen({ title, isPublic }: NotOpenScreenProps) {
  const texts = useTexts(shellTexts)
  const notice = <Notice title={texts.notOpenTitle(title)} why={isPublic ? texts.notOpenPublicWhy : texts.notOpenWhy} />
  return isPublic ? <main>{notice}</main> : notice
}
