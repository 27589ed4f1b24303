import { Flex } from '@mantine/core'
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
  /** The family shown; null for the class report itself. */
  readonly current: ReportFamily | null
  readonly assignment: Pick<AssignmentInfo, 'assignmentId' | 'courseId'>
  /** The families that have content for this assignment. */
  readonly families: readonly ReportFamily[]
}

/** Links to the other reports about the same assignment; they keep names hidden if they are. */
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
    <Flex
      component="nav"
      className="print-hidden"
      aria-label={texts.families}
      wrap="wrap"
      columnGap={20}
      rowGap={2}
      mb={14}
    >
      {link(texts.whole, paths.report(courseId, assignmentId), current === null)}
      {families.map((family) =>
        link(names[family], reportPaths.family(family, courseId, assignmentId), family === current),
      )}
      {link(texts.files, reportPaths.exported(courseId, assignmentId, 'pdf'), false)}
    </Flex>
  )
}
