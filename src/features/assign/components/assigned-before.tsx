import type { BoxProps } from '@mantine/core'
import { assigning } from '#api/contract/groups/assigning.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { dateText } from '#domain/time/dates.ts'
import { scoreFilters, viewedFilters } from '#domain/assignments/filters.ts'
import { allTypes } from '#domain/assignments/kinds.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { assignTexts } from '../assign.texts.ts'
import { PaperNote } from './paper-note.tsx'

const { notStarted, inProgress, finished } = assignmentStatuses

/** What is saved only, nobody has had. */
const published = [inProgress, finished, notStarted]

interface AssignedBeforeProps extends BoxProps {
  readonly courseId: number
  readonly paperId: number
  /** The current time at school, in milliseconds since 1970. */
  readonly now: number
}

/**
 * Says whether the class has had this paper before, and when. Its line has room from the start, so that nothing shifts.
 */
export function AssignedBefore({ courseId, paperId, now, ...box }: AssignedBeforeProps) {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  const { data } = useEndpoint(assigning.list, {
    courseId,
    paperId,
    assignmentStatus: published,
    viewed: viewedFilters.all,
    scoreFilter: scoreFilters.all,
    assignmentType: allTypes,
    sortBy: 'beginTime',
    sort: 'DESC',
    pager: { currentPage: 1, pageSize: 1 },
  })
  if (data === undefined) return <PaperNote {...box} />
  const last = data.list[0]?.assignmentInfo
  if (last === undefined) return <PaperNote {...box}>{texts.neverAssigned}</PaperNote>
  const begin = dateText(Date.parse(last.beginTime), { now, language })
  return (
    <PaperNote isWarning {...box}>
      {texts.assignedBefore(data.total, last.assignmentName, begin)}
    </PaperNote>
  )
}
