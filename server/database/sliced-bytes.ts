import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/**
 * Bytes that one statement takes out of the database: the embedded one has one session, and whoever else asks waits for the
 * whole statement. A multiple of three, so that base64 of one slice has no end within the whole.
 */
export const sliceLength = 196_608

/**
 * A long column of the row for which the condition holds, slice by slice; null when there is none, or none any more. As base64
 * it leaves the database sooner and is taken apart sooner than in the driver's own digits.
 */
export async function readSliced(db: Executor, column: PgColumn, condition: SQL | undefined): Promise<Buffer | null> {
  const slices: Buffer[] = []
  for (let from = 1; ; from += sliceLength) {
    const part = sql<
      string | null
    >`encode(substring(${column} from ${from}::integer for ${sliceLength}::integer), 'base64')`
    const [row] = await db.select({ part }).from(column.table).where(condition)
    if (row === undefined || row.part === null) return null
    const slice = Buffer.from(row.part, 'base64')
    slices.push(slice)
    if (slice.length < sliceLength) return Buffer.concat(slices)
  }
}
