import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { projectRoot } from './project-root.ts'

const lockNumber = 725_117_001

const migrationsFolder = path.join(projectRoot(), 'server/database/migrations')

/** A newer Podium has migrated the database: this one would write rows that the newer one cannot read. */
export class NewerDatabaseError extends Error {
  constructor() {
    super('This database was brought up to date by a newer Podium: start that one, or restore a backup from before')
  }
}

/**
 * Applies the SQL migrations under an advisory lock: several processes may start on one database at once. Throws
 * NewerDatabaseError.
 */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockNumber])
    try {
      await refuseNewer(client)
      await migrate(drizzle(client), { migrationsFolder })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockNumber])
    }
  } finally {
    client.release()
  }
}

async function refuseNewer(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ relation: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as relation`,
  )
  if (rows[0]?.relation === null) return
  const applied = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0
  if (Number(applied.rows[0]?.last ?? 0) > known) throw new NewerDatabaseError()
}
