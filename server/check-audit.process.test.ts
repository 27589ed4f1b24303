import { expect, onTestFinished, test } from 'vitest'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { checkAudit } from './check-audit.ts'
import { startEngine } from './database/engine.ts'
import type { DatabaseLocation } from './database/engine.types.ts'

const checked = async (environment: Record<string, string>) => {
  const output: string[] = []
  const keep = (text: string) => void output.push(text)
  return [await checkAudit(environment, { write: keep, complain: keep }), ...output]
}

const environmentOf = (location: DatabaseLocation): Record<string, string> =>
  location.kind === 'postgres' ? { DATABASE_URL: location.url } : { PODIUM_DATA: location.folder ?? '' }

test('checks the database that the environment names', async () => {
  const { location, remove } = await copiedDatabase()
  onTestFinished(remove)
  expect(await checked(environmentOf(location))).toEqual([0, 'The audit is empty\n'])
})

/** The number of migrations that a database has gone through, after this statement. */
async function migrationsAfter(location: DatabaseLocation, statement: string): Promise<unknown> {
  const engine = await startEngine(location)
  const pool = engine.openPool()
  await pool.query(statement)
  const { rows } = await pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  await pool.end()
  await engine.close()
  return rows[0]?.count
}

test('a database of an older program is checked as it is, and a folder without one stays so', async () => {
  const { location, remove } = await copiedDatabase()
  onTestFinished(remove)
  const last = 'select max(id) from drizzle.__drizzle_migrations'
  const before = await migrationsAfter(location, `delete from drizzle.__drizzle_migrations where id = (${last})`)
  expect(await checked(environmentOf(location))).toEqual([0, 'The audit is empty\n'])
  expect(await migrationsAfter(location, last)).toBe(before)
  expect(await checked({ PODIUM_DATA: '/no/such/folder' })).toEqual([
    1,
    'There is no database in /no/such/folder: set PODIUM_DATA to its folder\n',
  ])
})

test('says why it cannot check', async () => {
  expect(await checked({ PORT: 'x' })).toEqual([1, 'The audit was not checked. PORT=x is no port number\n'])
})
