import { course } from '#api/contract/areas/course.ts'
import { homework } from '#api/contract/areas/homework.ts'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/constants.ts'
import { taskFilters, testStatusOf, viewedFilters } from '#domain/tasks/filters.ts'

const interval = 60_000

const allTests = (courseId: number) => ({
  courseId,
  testStatus: testStatusOf(taskFilters.all),
  viewed: viewedFilters.all,
  scorePublish: 0,
  testType: 0,
  sortBy: 'endTime' as const,
  sort: 'ASC' as const,
  pager: { currentPage: 1, pageSize: pageSizes.lists },
})

/** The tests of a class with unmarked scripts, those that end first on top, and what waits in other classes. */
export function useWaiting(courseId: number) {
  const tests = useEndpoint(homework.list, allTests(courseId), { refetchInterval: interval })
  const unreviewed = useEndpoint(homework.unreviewedCount, {})
  const courses = useEndpoint(course.list, { status: 1, pager: { currentPage: 1, pageSize: pageSizes.courses } })
  const rows = tests.data?.list.filter(({ reportData }) => reportData.unmarkedCount > 0)
  const waiting = (rows ?? []).reduce((sum, { reportData }) => sum + reportData.unmarkedCount, 0)
  return {
    /** Undefined until known. */
    rows: rows as readonly TestRow[] | undefined,
    fetched: { ...fetchedOf(tests), value: rows },
    waiting,
    /** Zero until the class's own are known: before, all of them would look like other classes' ones. */
    elsewhere: rows === undefined ? 0 : Math.max(0, (unreviewed.data?.unreviewedCount ?? 0) - waiting),
    courseName: courses.data?.list.find((one) => one.courseId === courseId)?.courseName ?? '',
  }
}
