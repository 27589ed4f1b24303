import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type ChainState, checkAuditChain } from '#server/audit/audit-chain.ts'
import type { DatabaseLocation } from '#server/database/engine.types.ts'
import { type OpenDatabase, openDatabase } from '#server/database/database.ts'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { makeBusyWorld } from '#tests/support/worlds/busy-world.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { school } from '#server/database/schema/people.ts'
import { installation } from '#server/database/schema/system.ts'
import type { ArchiveHead, ArchiveTable } from './archive-format.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-backup-'))
const removals: (() => Promise<void>)[] = []
afterAll(async () => {
  rmSync(folder, { recursive: true })
  for (const remove of removals) await remove()
})

const environmentOf = (location: DatabaseLocation) =>
  location.kind === 'postgres' ? { DATABASE_URL: location.url } : { PODIUM_DATA: location.folder ?? '' }

/** Runs one of the commands; returns its exit code and its output. */
async function run(command: typeof backup, parameters: readonly string[], location: DatabaseLocation) {
  let output = ''
  const keep = (text: string) => void (output += text)
  const code = await command(parameters, environmentOf(location), { write: keep, complain: keep })
  return { code, output: output.replaceAll(`${folder}/`, '') }
}

async function newDatabase(): Promise<DatabaseLocation> {
  const { location, remove } = await copiedDatabase()
  onTestFinished(remove)
  return location
}

async function inDatabase<Result>(
  location: DatabaseLocation,
  use: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(location)
  return use(database).finally(database.close)
}

/** Every row of every table, and the position of every sequence. */
async function contentOf({ pool }: OpenDatabase): Promise<Record<string, unknown>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema || table_name = 'pgbossjob') order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(`select row::text as row from ${name} as row order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  const { rows } = await pool.query(`select sequencename::text, last_value::text from pg_sequences
    where schemaname = 'public' order by 1`)
  return { ...content, sequences: rows }
}

/** Rows of every kind, waiting jobs, and texts that a careless archive would spoil. */
async function fill({ db, pool }: OpenDatabase): Promise<void> {
  const client = (uid = 0, cookie = '') => clientOf(async () => new Response(), uid, cookie)
  await makeBusyWorld({ db, clock: { now: new Date('2026-11-20T06:00:00Z') }, client })
  for (const [key, value] of Object.entries({ odd: 'a\r\nb\u2028c\\d"e\t', none: null }))
    await pool.query(
      'insert into key_value (uid, key, value, updated_at) select min(uid), $1, $2, now() from app_user',
      [key, JSON.stringify(value)],
    )
  await pool.query(
    `insert into audit (at, uid, action, path, object_kind, row_count, request_id)
     select now(), 1, 'read', '/', 'test', number, 'r' from generate_series(1, 3) number`,
  )
  await pool.query(`insert into pgboss.job (name, data) values ('remark', '{"paperId": 1, "itemId": null}')`)
}

let location: DatabaseLocation
let before: Record<string, unknown>
let chain: ChainState
let rowCount: number
let made: Awaited<ReturnType<typeof run>>
const file = path.join(folder, 'school.backup')

beforeAll(async () => {
  const copy = await copiedDatabase()
  removals.push(copy.remove)
  location = copy.location
  before = await inDatabase(location, async (database) => {
    await fill(database)
    chain = await checkAuditChain(database.db)
    return contentOf(database)
  })
  rowCount = Object.entries(before).reduce(
    (sum, [name, rows]) => sum + (name === 'sequences' ? 0 : [rows].flat().length),
    0,
  )
  made = await run(backup, [file], location)
})

test('a backup never overwrites a file, and a database with rows is not restored into', async () => {
  expect(made).toEqual({ code: 0, output: `school.backup holds the database: ${rowCount} rows\n` })
  expect(await run(backup, [file], location)).toEqual({
    code: 1,
    output: 'No backup was made. school.backup exists already: name a new file\n',
  })
  expect(await run(restore, [file], location)).toEqual({
    code: 1,
    output:
      'Nothing was restored. The database is not empty: with --replace all that it holds gives way to the backup\n',
  })
})

test('a restored database equals its backup row by row, and its audit is whole', async () => {
  const other = await newDatabase()
  await inDatabase(other, ({ pool }) =>
    pool.query(`insert into pgboss.job (name, data) values ('remark', '{"paperId": 2, "itemId": null}')`),
  )
  expect(await run(restore, [file, '--replace'], other)).toEqual({
    code: 0,
    output: `The database holds what school.backup does: ${rowCount} rows\n`,
  })
  await inDatabase(other, async (database) => {
    expect(await contentOf(database)).toEqual(before)
    expect(await checkAuditChain(database.db)).toEqual(chain)
  })
})

const linesOf = (name: string) => gunzipSync(readFileSync(name)).toString().trimEnd().split('\n')

/** An archive of these lines, with a correct seal. */
function archiveOf(lines: readonly string[]): string {
  const name = path.join(folder, 'made.backup')
  const text = lines.map((line) => `${line}\n`).join('')
  writeFileSync(name, gzipSync(`${text}Z${createHash('sha256').update(text).digest('hex')}\n`))
  return name
}

const headOf = (lines: readonly string[]): ArchiveHead => JSON.parse(lines[0]?.slice(1) ?? '')

test('an archive that is damaged, truncated, newer or no backup is refused before anything is touched', async () => {
  const nowhere: DatabaseLocation = { kind: 'embedded', folder: path.join(folder, 'nowhere'), isDurable: true }
  const whole = readFileSync(file)
  const lines = linesOf(file)
  const head = headOf(lines)
  const changed = lines.map((line) => line.replace('canary', 'sparrow')).join('\n')
  const damaged = 'is damaged or no backup: take another one. Nothing was restored\n'
  const attempts = {
    cut: [whole.subarray(0, whole.length - 100), damaged],
    changed: [gzipSync(`${changed}\n`), damaged],
    unsealed: [gzipSync(`${lines.slice(0, -1).join('\n')}\n`), damaged],
    other: [Buffer.from('no backup'), damaged],
  } as const
  for (const [name, [bytes, reason]] of Object.entries(attempts)) {
    const spoilt = path.join(folder, `${name}.backup`)
    writeFileSync(spoilt, bytes)
    expect(await run(restore, [spoilt], nowhere)).toEqual({
      code: 1,
      output: `Nothing was restored. ${name}.backup ${reason}`,
    })
  }
  const count = head.migrations.length
  const newer = archiveOf([`H${JSON.stringify({ ...head, migrations: [...head.migrations, 'later'] })}`])
  expect(await run(restore, [newer], nowhere)).toEqual({
    code: 1,
    output: `Nothing was restored. made.backup was made by a newer Podium (tables ${count + 1}, here ${count}): restore it with that one\n`,
  })
  const foreign = archiveOf([`H${JSON.stringify({ ...head, migrations: ['foreign', ...head.migrations.slice(1)] })}`])
  expect(await run(restore, [foreign], nowhere)).toEqual({
    code: 1,
    output: 'Nothing was restored. made.backup was made by another Podium, whose tables this one does not know\n',
  })
  expect(existsSync(path.join(folder, 'nowhere'))).toBe(false)
})

test('an older backup is restored into the tables of its time, which are then brought up to date', async () => {
  const other = await newDatabase()
  const { migrations, ...head } = headOf(linesOf(file))
  const older = archiveOf([
    `H${JSON.stringify({ ...head, migrations: migrations.slice(0, 3) })}`,
    `T${JSON.stringify({ schema: 'public', name: 'school', columns: ['school_id', 'name', 'code', 'created_at'] })}`,
    'R["7", "启明中学", "qm", "2026-09-01 00:00:00+00"]',
    `S${JSON.stringify({ name: 'public.school_school_id_seq', value: '7' })}`,
  ])
  expect(await run(restore, [older, '--replace'], other)).toEqual({
    code: 0,
    output: 'The database holds what made.backup does: 1 rows\n',
  })
  await inDatabase(other, async ({ db, pool }) => {
    await db.insert(school).values({ name: '育才中学', code: 'yc', createdAt: new Date(0) })
    const rows = await db.select({ schoolId: school.schoolId, code: school.code }).from(school)
    expect(rows).toEqual([
      { schoolId: 7, code: 'qm' },
      { schoolId: 8, code: 'yc' },
    ])
    const applied = await pool.query('select hash from drizzle.__drizzle_migrations order by id')
    expect(applied.rows.map(({ hash }) => hash)).toEqual(migrations)
  })
})

test('a restored database whose tables cannot be brought up to date says that it was restored', async () => {
  const other = await newDatabase()
  const { migrations, ...head } = headOf(linesOf(file))
  const older = archiveOf([`H${JSON.stringify({ ...head, migrations: migrations.slice(0, 3) })}`])
  await inDatabase(other, ({ pool }) =>
    pool.query(`
      create schema guard;
      create function guard.refuse_scans() returns event_trigger language plpgsql as $$ begin
        if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.scan') then
          raise exception 'no scans here';
        end if;
      end $$;
      create event trigger refuse_scans on ddl_command_end execute function guard.refuse_scans()`),
  )
  const { code, output } = await run(restore, [older, '--replace'], other)
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^The database holds what made.backup does, but its tables are not up to date: .*no scans here/s,
    ),
  })
})

test('a backup taken while a service writes holds whole transactions, including all acknowledged before it began', async () => {
  const other = { ...(await newDatabase()), isDurable: true }
  const taken = path.join(folder, 'busy.backup')
  await inDatabase(other, async ({ db }) => {
    const written: string[] = []
    const service = { isStopped: false }
    const write = async (): Promise<void> => {
      for (let number = 0; !service.isStopped; number += 1) {
        await db.transaction(async (transaction) => {
          const row = { name: 'busy', code: `busy${number}`, createdAt: new Date(0) }
          await transaction.insert(school).values(row)
          await transaction.insert(installation).values({ key: row.code, value: '' })
        })
        written.push(`busy${number}`)
      }
    }
    const writing = write()
    while (written.length < 10) await setImmediate()
    const answered = [...written]
    const { code, output } = await run(backup, [taken], other)
    service.isStopped = true
    await writing
    expect({ code, output: output.replace(/\d+/, 'n') }).toEqual({
      code: 0,
      output: 'busy.backup holds the database: n rows\n',
    })
    const [schools, installations] = [columnOf(taken, 'school', 'code'), columnOf(taken, 'installation', 'key')]
    const busy = installations.filter((key) => key.startsWith('busy')).toSorted()
    expect(schools.toSorted()).toEqual(busy)
    expect(schools.slice(0, answered.length)).toEqual(answered)
    expect(written.slice(0, schools.length)).toEqual(schools)
  })
  if (other.kind === 'embedded') expect(readdirSync(other.folder ?? '').toSorted()).toEqual(['copies.key', 'pglite'])
})

/** The values of one column of a table in an archive. */
function columnOf(name: string, table: string, column: string): string[] {
  const values: string[] = []
  let index: number | null = null
  for (const line of linesOf(name)) {
    if (line.startsWith('T')) {
      const { name: found, columns }: ArchiveTable = JSON.parse(line.slice(1))
      index = found === table ? columns.indexOf(column) : null
    }
    if (line.startsWith('R') && index !== null) values.push(JSON.parse(line.slice(1))[index])
  }
  return values
}

test('a folder without a database is not backed up, and a held one is not restored into', async () => {
  const nowhere: DatabaseLocation = { kind: 'embedded', folder: path.join(folder, 'nowhere'), isDurable: true }
  expect(await run(backup, [path.join(folder, 'none.backup')], nowhere)).toEqual({
    code: 1,
    output: 'No backup was made. There is no database in nowhere: set PODIUM_DATA to its folder\n',
  })
  const other = await newDatabase()
  await inDatabase(other, async ({ pool }) => {
    await pool.query('select 1')
    const { code, output } = await run(restore, [file, '--replace'], other)
    expect(code).toBe(1)
    expect(output).toMatch(/is in use by (process \d+: stop it first|\d+ other connections: stop the services first)/)
  })
})
