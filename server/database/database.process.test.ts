import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import { type OpenDatabase, openDatabase } from './database.ts'
import { FolderHeldError } from './folder-lock.ts'
import { school } from './schema/people.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const row = { name: '启明中学', code: 'qm', createdAt: new Date(0) }

const location = { kind: 'embedded', folder, isDurable: true } as const

const fsyncOf = async ({ pool }: OpenDatabase) => (await pool.query('show fsync')).rows

test('rows survive reopening, and only one opener holds the folder at a time', async () => {
  // What a process leaves behind that was killed while creating a database.
  mkdirSync(path.join(folder, 'pglite.new'))
  writeFileSync(path.join(folder, 'pglite.new/PG_VERSION'), '18')
  const first = await openDatabase(location)
  await first.db.insert(school).values(row)
  await expect(openDatabase(location)).rejects.toBeInstanceOf(FolderHeldError)
  await first.close()
  const second = await openDatabase(location)
  expect(await second.db.select().from(school)).toEqual([
    { schoolId: 1, ownerId: null, nextStudent: 1, colleaguesMayAdd: false, ...row },
  ])
  expect(await fsyncOf(second)).toEqual([{ fsync: 'on' }])
  await second.close()
  const undurable = await openDatabase({ ...location, isDurable: false })
  expect(await fsyncOf(undurable)).toEqual([{ fsync: 'off' }])
  await undurable.close()
})

test('a durable table that shrank and grew again has exactly the rows written since, also after reopening', async () => {
  const first = await openDatabase(location)
  await first.pool.query('create table line (text text)')
  const fill = (count: number) =>
    first.pool.query(`insert into line select repeat('x', 1000) from generate_series(1, $1)`, [count])
  const countOf = async ({ pool }: OpenDatabase) =>
    (await pool.query('select count(*)::integer as count from line')).rows
  await fill(500)
  await first.pool.query('delete from line')
  await first.pool.query('vacuum line')
  await fill(20)
  expect(await countOf(first)).toEqual([{ count: 20 }])
  await first.pool.query('truncate line')
  await fill(300)
  expect(await countOf(first)).toEqual([{ count: 300 }])
  await first.close()
  const second = await openDatabase(location)
  expect(await countOf(second)).toEqual([{ count: 300 }])
  await second.pool.query('drop table line')
  await second.close()
})

test('an open embedded database keeps its planner up to date, having no server process to do so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { pool, close } = await openDatabase({ ...location, isDurable: false })
  const known = async () => (await pool.query(`select reltuples from pg_class where relname = 'school'`)).rows
  expect(await known()).toEqual([{ reltuples: -1 }])
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(async () => expect(await known()).toEqual([{ reltuples: 1 }]), hangLimit)
  await close()
  vi.useRealTimers()
})

test('a failed start releases the folder', async () => {
  const broken = path.join(folder, 'broken')
  mkdirSync(path.join(broken, 'pglite'), { recursive: true })
  writeFileSync(path.join(broken, 'pglite/PG_VERSION'), 'no version')
  const attempt = () =>
    openDatabase({ ...location, folder: broken }).catch((error: unknown) => error instanceof FolderHeldError)
  expect({ first: await attempt(), second: await attempt() }).toEqual({ first: false, second: false })
})

test('a failed transaction leaves nothing, and a client destroyed in mid-transaction blocks nobody', async () => {
  const { db, pool, close } = await lendDatabase()
  await expect(
    db.transaction(async (tx) => {
      await tx.insert(school).values(row)
      throw new Error('stop')
    }),
  ).rejects.toThrow('stop')
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into school (name, code, created_at) values ('x', 'x', now())")
  client.release(true)
  expect(await db.select().from(school)).toEqual([])
  await close()
})
