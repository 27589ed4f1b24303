import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Notice } from './notice.tsx'
import { shellTexts } from './shell.texts.ts'

/** Replaces a page whose feature is not granted, or no longer. */
export function FeatureClosedScreen({ title }: { readonly title: string }) {
  const texts = useTexts(shellTexts)
  const toFeatures = <LinkButton to={paths.features}>{texts.toFeatures}</LinkButton>
  return <Notice title={texts.closedTitle(title)} why={texts.closedWhy} action={toFeatures} />
}
