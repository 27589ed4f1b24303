import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { analyzeHourly, analyzeTables } from './analyze-tables.ts'
import type { OpenDatabase } from './database.ts'
import { school } from './schema/people.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
  // A lent database may have been analyzed for whoever had it before.
  await database.pool.query(`select pg_stat_reset_single_table_counters('school'::regclass)`)
})

afterAll(() => database.close())

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const addSchools = (codes: readonly string[]) =>
  database.db.insert(school).values(codes.map((code) => ({ name: code, code, createdAt: new Date(0) })))

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `number ${index}`)

async function schoolsKnown() {
  await analyzeTables(database.pool)
  const { rows } = await database.pool.query(`select reltuples from pg_class where relname = 'school'`)
  return rows
}

test('the planner learns how many rows a table has got, and again when many more have come', async () => {
  await addSchools(['first', 'second', 'third'])
  const first = await schoolsKnown()
  await addSchools(['fourth'])
  const afterOne = await schoolsKnown()
  await addSchools(numbered(60))
  expect({ first, afterOne, afterMany: await schoolsKnown() }).toEqual({
    first: [{ reltuples: 3 }],
    afterOne: [{ reltuples: 3 }],
    afterMany: [{ reltuples: 64 }],
  })
})

test('it is updated after a minute and then every hour, and no more after the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const sent: string[] = []
  vi.spyOn(database.pool, 'query').mockImplementation(async (text: string) => {
    sent.push(text)
    return { rows: [{ relation: 'public.school' }] }
  })
  const times = () => sent.filter((text) => text === 'analyze public.school').length
  const stop = analyzeHourly(database.pool)
  const after = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return times()
  }
  const [beforeMinute, afterMinute, afterHour] = [await after(59_999), await after(1), await after(3_600_000)]
  expect({ beforeMinute, afterMinute, afterHour }).toEqual({ beforeMinute: 0, afterMinute: 1, afterHour: 2 })
  await stop()
  expect({ times: await after(7_200_000), timers: vi.getTimerCount() }).toEqual({ times: 2, timers: 0 })
})
