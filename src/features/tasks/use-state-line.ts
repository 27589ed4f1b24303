import { homework } from '#api/contract/areas/homework.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { schoolDay } from '#domain/school-day.ts'
import { shortClassName } from '#domain/short-class-name.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { overviewInputOf } from './task-query.ts'
import { tasksTexts } from './tasks.texts.ts'

/** How the class stands, in one line; empty until it is known. */
export function useStateLine({ courseId, courseName }: Course): string {
  const texts = useTexts(tasksTexts)
  const { data, dataUpdatedAt } = useEndpoint(homework.list, overviewInputOf(courseId), { staleTime: 5000 })
  if (data === undefined) return ''
  const name = shortClassName(courseName)
  if (data.counts.all === 0) return texts.noTasks(name)
  const unmarked = data.list.reduce((sum, { reportData }) => sum + reportData.unmarkedCount, 0)
  const today = schoolDay(new Date(dataUpdatedAt))
  const endingToday = data.list.filter(
    ({ testInfo }) => testInfo.status === taskStatuses.inProgress && schoolDay(new Date(testInfo.endTime)) === today,
  ).length
  return [
    texts.state(name, data.counts.all, data.counts.inProgress),
    unmarked > 0 ? texts.unmarked(unmarked) : texts.allMarked,
    endingToday > 0 ? texts.endingToday(endingToday) : '',
    texts.stateEnd,
  ].join('')
}
