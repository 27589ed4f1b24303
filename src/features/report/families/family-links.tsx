import { Group } from '@mantine/core'
import type { AssignmentInfo } from '#api/contract/schemas/assignments.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths, withNamesAs } from '#domain/paths/report-paths.ts'
import type { ReportFamily } from '#domain/report/families.ts'
import { familyTexts } from '#domain/report/families.texts.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import css from '../report.module.css'
import { familyScreenTexts } from './family.texts.ts'

interface FamilyLinksProps {
  /** The family that is shown; null for the report itself. */
  readonly current: ReportFamily | null
  readonly assignment: Pick<AssignmentInfo, 'assignmentId' | 'courseId'>
  /** Those that have something to say. */
  readonly families: readonly ReportFamily[]
}

/** The other reports about the same assignment; whether names are hidden goes along. */
export function FamilyLinks({ current, assignment, families }: FamilyLinksProps) {
  const texts = useTexts(familyScreenTexts)
  const names = familyTexts[useLanguage().language]
  const { query } = useNavigation()
  const { courseId, assignmentId } = assignment
  const isHidden = query['anonymous'] === '1'
  const link = (name: string, path: string, isCurrent: boolean) => (
    <a
      key={path}
      className={css['link']}
      href={hrefOf(withNamesAs(isHidden, path))}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {name}
    </a>
  )
  return (
    <Group component="nav" className="print-hidden" aria-label={texts.families} gap={20} mb={14}>
      {link(texts.whole, paths.report(courseId, assignmentId), current === null)}
      {families.map((family) =>
        link(names[family], reportPaths.family(family, courseId, assignmentId), family === current),
      )}
      {link(texts.files, reportPaths.exported(courseId, assignmentId, 'pdf'), false)}
    </Group>
  )
}
