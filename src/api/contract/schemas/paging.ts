import * as z from 'zod/mini'
import { int } from '#domain/wire/scalars.ts'

/** Paging of lists: `pager.currentPage` from 1, `pager.pageSize` up to the documented maximum of the list. */
export const pager = (maximum: number) =>
  z.object({
    currentPage: int.check(z.minimum(1), z.maximum(100_000)),
    pageSize: int.check(z.minimum(1), z.maximum(maximum)),
  })

/** One page of a list, and the total number of rows. */
export const page = <Row extends z.ZodMiniType>(row: Row) => z.object({ list: z.array(row), total: z.int() })
