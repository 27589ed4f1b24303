import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Executor } from './database.ts'

/**
 * Bytes that one statement reads: the embedded database has one session, and everybody else waits for the whole
 * statement. A multiple of three, so that no slice but the last has base64 padding.
 */
export const sliceLength = 98_304

/**
 * A long column of the row that matches the condition, slice by slice; null if there is none, or it disappears
 * meanwhile. Base64 is faster to send and to decode than the driver's own hex.
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
