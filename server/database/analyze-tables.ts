import type pg from 'pg'

const minute = 60_000
const hour = 60 * minute

/**
 * Tells the planner what the tables hold, which takes a full one for empty otherwise. One table after another, so that no
 * call waits for more than one where all share a connection. Ends early when it is stopped.
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
 * The same a minute from now and every hour, for a database that does not do it by itself. Returns what stops it, which
 * waits for the table at work.
 */
export function analyzeHourly(pool: pg.Pool): () => Promise<void> {
  let isStopped = false
  let atWork = Promise.resolve()
  const analyze = () => {
    // One that fails leaves the statistics as they were, and the next one comes.
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
