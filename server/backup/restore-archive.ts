import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { migrateDatabase } from '#server/database/migrate.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { openJobQueue } from '#server/services/jobs/job-queue.ts'
import { ArchiveError, type ArchiveHead, textSettings } from './archive-format.ts'
import { fillTables } from './fill-tables.ts'
import { loosenTables } from './loose-tables.ts'
import { checkArchive } from './read-archive.ts'

/** An intact archive, and the migrations that create its tables. */
export interface Restorable {
  readonly file: string
  readonly migrations: Migrations
}

/** All was restored, but its tables are still those of its time; `cause` says why. */
export class NotMigratedError extends Error {
  constructor(cause: unknown) {
    super('The restored tables were not brought up to date', { cause })
  }
}

/** Reads an archive to its end. Throws ArchiveError if it is damaged, or made by a newer program. */
export async function findRestorable(file: string): Promise<Restorable> {
  return { file, migrations: migrationsOf(await checkArchive(file), file) }
}

/**
 * Restores an archive into a database: everything in one transaction or nothing, into the tables as they were when it
 * was taken, which are then brought up to date. Throws ArchiveError for a database in use, and for one that is not
 * empty unless it is to be replaced; NotMigratedError if only bringing up to date failed. Returns the number of rows.
 */
export async function restoreArchive(pool: pg.Pool, archive: Restorable, isReplacing: boolean): Promise<number> {
  const rows = await restoreRows(pool, archive, isReplacing)
  await migrateDatabase(pool).catch((cause: unknown) => {
    throw new NotMigratedError(cause)
  })
  return rows
}

async function restoreRows(pool: pg.Pool, { file, migrations }: Restorable, isReplacing: boolean): Promise<number> {
  await refuseOthers(pool)
  if (!isReplacing) await refuseRows(pool)
  const queue = await openJobQueue({ pool, pollEvery: null, report: () => {} })
  await queue.stop()
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(textSettings)
    if (isReplacing) await client.query(dropping)
    await makeTables(client, migrations)
    const tighten = await loosenTables(client)
    await client.query('delete from pgboss.job')
    const rows = await fillTables(client, file)
    await tighten()
    await client.query('commit')
    client.release()
    return rows
  } catch (error) {
    client.release(true)
    throw error
  }
}

type Migrations = ReturnType<typeof readMigrationFiles>

/** The migrations that created an archive's tables, out of those that this program knows. */
function migrationsOf({ migrations }: ArchiveHead, file: string): Migrations {
  const known = readMigrationFiles({ migrationsFolder: path.join(projectRoot(), 'server/database/migrations') })
  if (known.some(({ hash }, index) => index < migrations.length && hash !== migrations[index]))
    throw new ArchiveError(`${file} was made by another Podium, whose tables this one does not know`)
  if (migrations.length > known.length)
    throw new ArchiveError(
      `${file} was made by a newer Podium (tables ${migrations.length}, here ${known.length}): restore it with that one`,
    )
  return known.slice(0, migrations.length)
}

/**
 * PostgreSQL lists a connection for a moment after its client has left: how often to look again, and how many ms apart.
 */
const leaving = { times: 10, apart: 100 }

/**
 * A running service would go on with what it remembers of the old rows. The embedded database has one process anyway.
 */
async function refuseOthers(pool: pg.Pool): Promise<void> {
  let others = await countOthers(pool)
  for (let time = 0; others > 0 && time < leaving.times; time += 1) {
    await setTimeout(leaving.apart)
    others = await countOthers(pool)
  }
  if (others > 0)
    throw new ArchiveError(`The database is in use by ${others} other connections: stop the services first`)
}

async function countOthers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ others: number }>(`
    select count(*)::int as others from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'`)
  return rows[0]?.others ?? 0
}

async function refuseRows(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace limit 1`)
  if (rows.length > 0)
    throw new ArchiveError('The database is not empty: with --replace all that it holds gives way to the backup')
}

const dropping = `
  do $$ declare thing text;
  begin
    for thing in select oid::regclass::text from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    loop execute 'drop table ' || thing || ' cascade'; end loop;
    for thing in select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    loop execute 'drop function if exists ' || thing || ' cascade'; end loop;
    drop schema if exists drizzle cascade;
  end $$`

async function makeTables(client: pg.PoolClient, migrations: Migrations): Promise<void> {
  await client.query('create schema drizzle')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}
