import type pg from 'pg'
import { hour, minute } from '#domain/time/units.ts'

/**
 * Updates the planner's statistics, without which it takes a full table for empty. One table at a time, so that no call
 * waits for more than one where all share a connection. Ends early when stopped.
 */
export async function analyzeTables(pool: pg.Pool, isStopped = () => false): Promise<void> {
  const { rows } = await pool.query<{ place: string }>(
    `select format('%I.%I', schemaname, tablename) as place from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  for (const { place } of rows) {
    if (isStopped()) return
    await pool.query(`analyze ${place}`)
  }
}

/**
 * Runs `analyzeTables` a minute from now and then every hour, for a database that does not do so by itself. Returns a
 * function that stops it and waits for the table in progress.
 */
export function analyzeHourly(pool: pg.Pool): () => Promise<void> {
  let isStopped = false
  let atWork = Promise.resolve()
  const analyze = () => {
    // A failed run leaves the statistics as they were until the next one.
    atWork = atWork.then(() => analyzeTables(pool, () => isStopped)).catch(() => {})
  }
  const first = setTimeout(analyze, minute).unref()
  const others = setInterval(analyze, hour).unref()
  return async () => {
    isStopped = true
    clearTimeout(first)
    clearInterval(others)
    await atWork
  }
}
