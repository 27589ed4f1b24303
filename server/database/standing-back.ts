import type pg from 'pg'

/**
 * The same pool for work that nobody waits for: every query and every transaction begins only after `quiet`. The embedded
 * database has one session, for which people's calls would otherwise wait behind each of them.
 */
export const standingBack = (pool: pg.Pool, quiet: () => Promise<void>): pg.Pool =>
  Object.create(pool, {
    query: { value: async (...query: Parameters<pg.Pool['query']>) => (await quiet(), pool.query(...query)) },
    connect: { value: async () => (await quiet(), pool.connect()) },
  })
