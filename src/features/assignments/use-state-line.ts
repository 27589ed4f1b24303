import { assigning } from '#api/contract/groups/assigning.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { overviewInputOf } from './assignment-query.ts'
import { assignmentsTexts } from './assignments.texts.ts'

/** The class's situation in one line; empty until known. */
export function useStateLine({ courseId, courseName }: Course): string {
  const texts = useTexts(assignmentsTexts)
  const { data, dataUpdatedAt } = useEndpoint(assigning.list, overviewInputOf(courseId), { staleTime: 5000 })
  if (data === undefined) return ''
  const name = shortClassName(courseName)
  if (data.counts.all === 0) return texts.noAssignments(name)
  const unmarked = data.list.reduce((sum, { reportData }) => sum + reportData.unmarkedCount, 0)
  const today = schoolDay(new Date(dataUpdatedAt))
  const endingToday = data.list.filter(
    ({ assignmentInfo }) =>
      assignmentInfo.status === assignmentStatuses.inProgress && schoolDay(new Date(assignmentInfo.endTime)) === today,
  ).length
  return [
    texts.state(name, data.counts.all, data.counts.inProgress),
    unmarked > 0 ? texts.unmarked(unmarked) : texts.allMarked,
    endingToday > 0 ? texts.endingToday(endingToday) : '',
    texts.stateEnd,
  ].join('')
}
