import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase, NewerDatabaseError } from './migrate.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const inAYear = Date.now() + 365 * 86_400_000

test('a database migrated by a newer Podium is refused; an up-to-date one is left as it is', async () => {
  const { pool } = database
  const faultNow = () =>
    migrateDatabase(pool).then(
      () => null,
      (error: unknown) => error,
    )
  await pool.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)`, [inAYear])
  const withLater = await faultNow()
  await pool.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  expect({ withLater, upToDate: await faultNow() }).toEqual({ withLater: new NewerDatabaseError(), upToDate: null })
})
