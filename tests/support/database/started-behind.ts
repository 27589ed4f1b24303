import { sql } from 'drizzle-orm'
import { expect, inject } from 'vitest'
import type { Executor } from '#server/database/database.ts'

/** Starts work that has to wait for the current transaction, and returns (its end, in a box) once it is waiting. */
export async function startedBehind<Result>(
  db: Executor,
  work: () => Promise<Result>,
): Promise<{ end: Promise<Result> }> {
  const seen = { waiting: 0, hasEnded: false }
  const end = work().finally(() => {
    seen.hasEnded = true
  })
  // The embedded database has one connection: there everything waits for that.
  if (!inject('templateSource').isServer) return { end }
  while (seen.waiting === 0 && !seen.hasEnded) seen.waiting = await waitingForLock(db)
  expect(seen).toEqual({ waiting: 1, hasEnded: false })
  return { end }
}

/** Number of connections to this database that wait for a row lock. */
async function waitingForLock(db: Executor): Promise<number> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return Number(rows[0]?.['count'])
}
