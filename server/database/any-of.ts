import { sql } from 'drizzle-orm'

/** `column = ${anyOf(ids)}`: a single parameter, however many ids. */
export const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`
