import type pg from 'pg'
import { hour, minute } from '#domain/time/units.ts'

/**
 * The tables whose statistics are missing, or older than changes of a tenth of their rows: the rule by which PostgreSQL's
 * own process would choose them.
 */
const outdated = `
  select format('%I.%I', schemaname, relname) as relation from pg_stat_user_tables
  where schemaname in ('public', 'pgboss')
    and (last_analyze is null and last_autoanalyze is null or n_mod_since_analyze > 50 + n_live_tup / 10)`

/**
 * Updates the planner's statistics where they are outdated: without any, it takes a full table for empty. One table at
 * a time, so that no call waits for more than one where all share a connection. Ends early when stopped.
 */
export async function analyzeTables(pool: pg.Pool, isStopped = () => false): Promise<void> {
  // Changes are counted by each connection on its own until it has been idle for a while.
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ relation: string }>(outdated)
  for (const { relation } of rows) {
    if (isStopped()) return
    await pool.query(`analyze ${relation}`)
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
