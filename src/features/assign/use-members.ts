import { useQueries } from '@tanstack/react-query'
import { course as courseArea } from '#api/contract/groups/course.ts'
import type { CourseStudent } from '#api/contract/schemas/courses.ts'
import { messageOf } from '#api/client/failures.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { pageSizes } from '#domain/portal/constants.ts'

/** The students of a class, or some of them; `list` is null until loaded. */
export interface Members<Student = CourseStudent> {
  readonly list: readonly Student[] | null
  /** Why loading failed. */
  readonly problem: string | null
  readonly refresh: () => void
}

const allOf = (courseId: number) => ({ courseId, pager: { currentPage: 1, pageSize: pageSizes.longLists } })

/** Loads nothing if there is not exactly one class. */
export function useMembers(courseId: number | null): Members {
  const { data, error, refetch } = useEndpoint(courseArea.students, allOf(courseId ?? 0), {
    enabled: courseId !== null,
  })
  return {
    list: data?.list ?? null,
    problem: data === undefined && error !== null ? messageOf(error) : null,
    refresh: () => void refetch(),
  }
}

/** The students of these classes who cannot sign in; those of a class that is still loading are left out. */
export function useWithoutPassword(courseIds: readonly number[]): readonly CourseStudent[] {
  const call = useCall()
  const found = useQueries({
    queries: courseIds.map((courseId) => ({
      ...queryOf(call, courseArea.students, allOf(courseId)),
      // The dialog has just read the class that it began with.
      staleTime: Infinity,
    })),
  })
  return found.flatMap(({ data }) => data?.list ?? []).filter(({ hasPassword }) => !hasPassword)
}
