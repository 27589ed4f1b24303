import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectRoot } from './project-root.ts'

const lockNumber = 725_117_001

/** Applies the SQL migrations under an advisory lock: several processes may start on one database at once. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    await migrate(drizzle(client), { migrationsFolder: path.join(projectRoot(), 'server/database/migrations') })
    await client.query('select pg_advisory_unlock($1)', [lockNumber])
  } finally {
    client.release()
  }
}
