import type { Call } from '#api/client/client.ts'
import { course } from '#api/contract/areas/course.ts'
import { queryOf } from '#api/queries/query-of.ts'
import { courseDefaults } from '#domain/class-limits.ts'
import { pageSizes } from '#domain/constants.ts'

/** The classes that a teacher can take in hand. */
export const coursesQuery = (call: Call) =>
  queryOf(call, course.list, {
    status: courseDefaults.listStatus,
    pager: { currentPage: 1, pageSize: pageSizes.courses },
  })
