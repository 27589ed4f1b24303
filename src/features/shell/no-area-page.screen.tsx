import { publicPaths } from '#domain/paths/public-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

export interface NoAreaPageScreenProps {
  /** What the area is called. */
  readonly area: string
  /** The area's first page; home where it has none. */
  readonly back: string
  /** The area stands without the shell, whose page would be the main part. */
  readonly isAlone: boolean
}

/** What an area shows at a path of its own where nothing is. */
export function NoAreaPageScreen({ area, back, isAlone }: NoAreaPageScreenProps) {
  const texts = useTexts(shellTexts)
  const action = <LinkButton to={back}>{back === publicPaths.home ? texts.toHome : texts.toArea(area)}</LinkButton>
  const notice = <Notice title={texts.noAreaPageTitle(area)} why={texts.notFoundWhy} action={action} />
  return isAlone ? <main>{notice}</main> : notice
}
