import pg from 'pg'

/**
 * Connections to a database. `pg`'s own pool ends before the server has closed them: a database that is dropped right
 * afterwards would break one that nobody listens to any more, which ends the process.
 */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config)
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => open.add(client))
  pool.on('remove', (client) => open.delete(client))
  const end = pool.end.bind(pool)
  return Object.assign(pool, {
    end: async () => {
      await end()
      // Not `once`, which rejects when a connection breaks meanwhile.
      while (open.size > 0) await new Promise<void>((resolve) => pool.once('remove', () => resolve()))
    },
  })
}
