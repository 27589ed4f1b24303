import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { syncFolder } from '#server/database/durable-files.mjs'
import { ArchiveError, type ArchiveHead, type ArchiveTable, textSettings } from './archive-format.ts'

/** Rows in memory at once; fewer for tables that hold files, whose text is twice their bytes. */
const fetched = { narrow: 500, wide: 4 }

interface StoredTable extends ArchiveTable {
  readonly holdsFiles: boolean
}

/**
 * Writes the contents of a database into a new file, as of one instant; of the jobs, only waiting ones are included.
 * The file is complete and on the disk when this resolves, and absent when it rejects. Returns the number of rows.
 */
export async function writeArchive(pool: pg.Pool, file: string, now: Date): Promise<number> {
  await claim(file)
  const part = `${file}.part`
  try {
    const rows = await writePart(pool, part, now)
    await rename(part, file)
    syncFolder(path.dirname(file))
    return rows
  } catch (error) {
    await rm(part, { force: true })
    await rm(file, { force: true })
    throw error
  }
}

/** Creates the file, which must not exist: none is overwritten. */
async function claim(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', 0o600)).close()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ArchiveError(`There is no folder ${path.dirname(file)}: make it first`)
    throw error
  }
}

async function writePart(pool: pg.Pool, part: string, now: Date): Promise<number> {
  const client = await pool.connect()
  const counted = { rows: 0 }
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(textSettings)
    const output = await open(part, 'w', 0o600)
    await pipeline(
      Readable.from(sealed(linesOf(client, now, counted))),
      createGzip(),
      output.createWriteStream({ flush: true }),
    )
    await client.query('commit')
    return counted.rows
  } finally {
    client.release(true)
  }
}

async function* linesOf(client: pg.PoolClient, now: Date, counted: { rows: number }): AsyncGenerator<string> {
  const head: ArchiveHead = { format: 1, takenAt: now.toISOString(), migrations: await migrationsOf(client) }
  yield `H${JSON.stringify(head)}`
  for (const { holdsFiles, ...table } of await tablesOf(client)) {
    yield `T${JSON.stringify(table)}`
    for await (const row of rowsOf(client, table, holdsFiles ? fetched.wide : fetched.narrow)) {
      counted.rows += 1
      yield `R${row}`
    }
  }
  // Last, so that no row is newer than its sequence.
  const { rows } = await client.query<{ line: string }>(`
    select json_build_object('name', format('%I.%I', schemaname, sequencename), 'value', last_value::text)::text as line
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`)
  for (const { line } of rows) yield `S${line}`
}

async function migrationsOf(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  return rows.map(({ hash }) => hash)
}

async function tablesOf(client: pg.PoolClient): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select n.nspname::text as schema, c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns,
      bool_or(a.atttypid = 'bytea'::regtype) as "holdsFiles"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' or n.nspname = 'pgboss' and c.relname = 'job'
    group by 1, 2 order by 1, 2`)
  return rows
}

async function* rowsOf(
  client: pg.PoolClient,
  { schema, name, columns }: ArchiveTable,
  atOnce: number,
): AsyncGenerator<string> {
  const [relation, ...values] = [name, ...columns].map((one) => pg.escapeIdentifier(one))
  const waiting = schema === 'pgboss' ? `where state < 'completed'` : ''
  await client.query(`
    declare rows no scroll cursor for
    select json_build_array(${values.map((value) => `${value}::text`).join(', ')})::text as row
    from ${pg.escapeIdentifier(schema)}.${relation} ${waiting}`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from rows`)
    for (const { row } of rows) yield row
    if (rows.length < atOnce) break
  }
  await client.query('close rows')
}

/** The lines with line ends, and then the line that seals them. */
async function* sealed(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    hash.update(`${line}\n`)
    yield `${line}\n`
  }
  yield `Z${hash.digest('hex')}\n`
}
