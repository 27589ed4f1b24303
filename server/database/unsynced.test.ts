import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { Executor, OpenDatabase } from './database.ts'
import { unsynced } from './unsynced.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const one = async (db: Executor, value: SQL) => (await db.execute(sql`select ${value} as found`)).rows[0]?.['found']

/** Whether a commit waits for the disk. */
const waiting = (db: Executor) => one(db, sql`current_setting('synchronous_commit')`)

test('only the commit of work that can be done again does not wait for the disk', async () => {
  const { db } = database
  const before = await waiting(db)
  const meanwhile = await unsynced(db, waiting)
  expect({ before, meanwhile, after: await waiting(db) }).toEqual({ before: 'on', meanwhile: 'off', after: 'on' })
})

test('work that fails leaves nothing', async () => {
  const { db } = database
  const failing = unsynced(db, async (transaction) => {
    await transaction.execute(sql`create table half_done (only_row integer)`)
    throw new Error('No more')
  })
  await expect(failing).rejects.toThrow('No more')
  expect(await one(db, sql`to_regclass('half_done')`)).toBe(null)
})
