import { course as courseArea } from '#api/contract/groups/course.ts'
import type { CourseStudent } from '#api/contract/schemas/courses.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'

/** The students of a class, or some of them; `list` is null until loaded. */
export interface Members<Student = CourseStudent> {
  readonly list: readonly Student[] | null
  /** Why loading failed. */
  readonly problem: string | null
  readonly refresh: () => void
}

/** Loads nothing if there is not exactly one class. */
export function useMembers(courseId: number | null): Members {
  const { data, error, refetch } = useEndpoint(
    courseArea.students,
    { courseId: courseId ?? 0, pager: { currentPage: 1, pageSize: pageSizes.longLists } },
    { enabled: courseId !== null },
  )
  return {
    list: data?.list ?? null,
    problem: data === undefined && error !== null ? messageOf(error) : null,
    refresh: () => void refetch(),
  }
}
