import type { Call } from '#api/client/client.ts'
import { course } from '#api/contract/groups/course.ts'
import { user } from '#api/contract/groups/user.ts'
import { queryOf } from '#api/queries/query-of.ts'
import { courseDefaults } from '#domain/classes/class-limits.ts'
import { pageSizes } from '#domain/portal/constants.ts'

/** Milliseconds for which the list that a page started with, or read before, is considered fresh. */
export const coursesNewEnough = 5000

/** The classes that a teacher can work with. */
export const coursesQuery = (call: Call) => ({
  ...queryOf(call, course.list, {
    status: courseDefaults.listStatus,
    pager: { currentPage: 1, pageSize: pageSizes.courses },
  }),
  staleTime: coursesNewEnough,
})

/** The class that the teacher worked with last, on any computer. */
export const currentCourseQuery = (call: Call) => queryOf(call, user.setting, { key: 'currentCourse' })
