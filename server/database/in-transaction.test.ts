import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { startedBehind } from '#tests/support/database/started-behind.ts'
import type { Executor, OpenDatabase } from './database.ts'
import { errorCode } from './error-code.ts'
import { inTransaction } from './in-transaction.ts'
import { school } from './schema/people.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

beforeEach(async () => {
  await database.db.delete(school)
  await database.db.insert(school).values(['one', 'two'].map((code) => ({ name: '', code, createdAt: new Date(0) })))
})

afterAll(() => database.close())

const add = (db: Executor, code: string, what: string) =>
  db
    .update(school)
    .set({ name: sql`${school.name} || ${what}::text` })
    .where(eq(school.code, code))

const names = async () =>
  (await database.db.select({ name: school.name }).from(school).orderBy(asc(school.code))).map(({ name }) => name)

/** A write to one row whose first attempts the database ends with a code. */
async function failing(code: string, attempts: number) {
  let runs = 0
  const writing = inTransaction(database.db, async (transaction) => {
    runs += 1
    await add(transaction, 'one', `written${runs}`)
    if (runs <= attempts) await transaction.execute(sql.raw(`do $$ begin raise sqlstate '${code}'; end $$`))
  })
  const end = await writing.then(() => null, errorCode)
  return { runs, end, names: await names() }
}

test.each(['40P01', '40001'])('a write that is ended for others (%s) is done again, once', async (code) => {
  expect(await failing(code, 1)).toEqual({ runs: 2, end: null, names: ['written2', ''] })
  await database.db.update(school).set({ name: '' })
  expect(await failing(code, 2)).toEqual({ runs: 2, end: code, names: ['', ''] })
})

test('a write that fails by itself is not done again', async () => {
  expect(await failing('23505', 1)).toEqual({ runs: 1, end: '23505', names: ['', ''] })
})

test('of two writes that wait for each other both are done', async () => {
  let runs = 0
  let behind: { end: Promise<void> } | undefined
  const other = () =>
    inTransaction(database.db, async (transaction) => {
      runs += 1
      await add(transaction, 'two', 'B')
      await add(transaction, 'one', 'B')
    })
  await inTransaction(database.db, async (transaction) => {
    runs += 1
    await add(transaction, 'one', 'A')
    behind ??= await startedBehind(database.db, other)
    await add(transaction, 'two', 'A')
  })
  await behind?.end
  // The embedded database runs one transaction at a time: there nobody waits for anybody.
  const runsInAll = inject('templateSource').isServer ? 3 : 2
  expect({ runs, names: (await names()).map((name) => [...name].toSorted().join('')) }).toEqual({
    runs: runsInAll,
    names: ['AB', 'AB'],
  })
})
