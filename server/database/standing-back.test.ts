import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { databaseOn, type OpenDatabase } from './database.ts'
import { standingBack } from './standing-back.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

test('each query and each transaction waits for quiet, but nothing within a transaction does', async () => {
  const seen: string[] = []
  const db = databaseOn(standingBack(database.pool, async () => void seen.push('quiet')))
  await db.execute(sql`select 1`)
  seen.push('queried')
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select 1`)
    await transaction.execute(sql`select 2`)
  })
  expect(seen).toEqual(['quiet', 'queried', 'quiet'])
})
