import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { reportTexts } from '../report.texts.ts'

interface ReportMissingProps {
  /** The class whose assignments are linked; null links to the start page. */
  readonly courseId: number | null
  readonly why: string
}

/** Shown for an address without a report; says where to find one. */
export function ReportMissing({ courseId, why }: ReportMissingProps) {
  const texts = useTexts(reportTexts)
  const path = courseId === null ? publicPaths.home : paths.assignments(courseId)
  return (
    <>
      <PageHead title={texts.crumb} />
      <Surface label={texts.crumb}>
        <EmptyState
          title={texts.missingTitle}
          why={why}
          action={<LinkButton to={path}>{courseId === null ? texts.toHome : texts.toAssignments}</LinkButton>}
        />
      </Surface>
    </>
  )
}
