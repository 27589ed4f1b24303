import { course } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes, refetchEvery } from '#domain/portal/constants.ts'
import { assignmentFilters, assignmentStatusOf, scoreFilters, viewedFilters } from '#domain/assignments/filters.ts'
import { allTypes } from '#domain/assignments/kinds.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'

const allAssignments = (courseId: number) => ({
  courseId,
  assignmentStatus: assignmentStatusOf(assignmentFilters.all),
  viewed: viewedFilters.all,
  scoreFilter: scoreFilters.all,
  assignmentType: allTypes,
  sortBy: 'endTime' as const,
  sort: 'ASC' as const,
  pager: { currentPage: 1, pageSize: pageSizes.lists },
})

/** A class's assignments with unmarked submissions, the earliest end first, and what is waiting in other classes. */
export function useWaitingAssignments(courseId: number) {
  const assignments = useEndpoint(assigning.list, allAssignments(courseId), { refetchInterval: refetchEvery.list })
  const unreviewed = useEndpoint(assigning.unreviewedCount, {})
  const courses = useEndpoint(course.list, {
    status: courseStatuses.inUse,
    pager: { currentPage: 1, pageSize: pageSizes.courses },
  })
  const rows = assignments.data?.list.filter(({ reportData }) => reportData.unmarkedCount > 0)
  const waiting = (rows ?? []).reduce((sum, { reportData }) => sum + reportData.unmarkedCount, 0)
  return {
    /** Undefined until known. */
    rows: rows as readonly AssignmentRow[] | undefined,
    fetched: { ...fetchedOf(assignments), value: rows },
    waiting,
    /** Zero until the class's own are known: before, they would all be attributed to other classes. */
    elsewhere: rows === undefined ? 0 : Math.max(0, (unreviewed.data?.unreviewedCount ?? 0) - waiting),
    courseName: courses.data?.list.find((one) => one.courseId === courseId)?.courseName ?? '',
  }
}
