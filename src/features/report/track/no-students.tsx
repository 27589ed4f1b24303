import { memberPaths } from '#domain/paths/member-paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { trackTexts } from './track.texts.ts'

/** Shown if a class has nobody to choose. */
export function NoStudents() {
  const texts = useTexts(trackTexts)
  return (
    <Surface label={texts.studentTitle}>
      <EmptyState
        title={texts.nobodyTitle}
        why={texts.nobodyWhy}
        action={<LinkButton to={memberPaths.add}>{texts.addStudents}</LinkButton>}
      />
    </Surface>
  )
}
