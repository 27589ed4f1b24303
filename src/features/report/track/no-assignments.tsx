import { paths } from '#domain/paths/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { trackTexts } from './track.texts.ts'

/** Shown if nothing was assigned in the period. */
export function NoAssignments({ label }: { readonly label: string }) {
  const texts = useTexts(trackTexts)
  return (
    <Surface label={label}>
      <EmptyState
        title={texts.noneTitle}
        why={texts.noneWhy}
        action={<LinkButton to={paths.assign}>{texts.assign}</LinkButton>}
      />
    </Surface>
  )
}
