import fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test as check } from 'vitest'
import { taskStatus } from '#domain/tasks/status.ts'
import { test } from '#server/database/schema/tests.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { makeWorld, type World } from '#tests/support/world.ts'
import { instantSql, taskStatusSql } from './task-status-sql.ts'
import { givenTest } from '#tests/support/given-test.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

check('the database and the domain give every test the same status, at the borders too', async () => {
  const now = Date.parse('2026-11-20T06:00:00.000Z')
  const near = fc.integer({ min: -2, max: 2 }).map((milliseconds) => now + milliseconds)
  const times = fc.record({
    publishedAt: fc.option(near),
    beginTime: near,
    endTime: near,
    finishedAt: fc.option(near),
  })
  const cases = fc.sample(times, { numRuns: 300, seed: 41 })
  const templateId = await givenTest(service, world)
  const [template] = await service.db.select().from(test)
  if (template === undefined) throw new Error('There is no test to copy')
  const { testId: _testId, ...values } = template
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  const made = await service.db
    .insert(test)
    .values(
      cases.map((one) => ({
        ...values,
        publishedAt: dateOf(one.publishedAt),
        beginTime: new Date(one.beginTime),
        endTime: new Date(one.endTime),
        finishedAt: dateOf(one.finishedAt),
      })),
    )
    .returning()
  const ids = made.map(({ testId }) => testId)
  const rows = await service.db
    .select({ status: taskStatusSql(instantSql(new Date(now))) })
    .from(test)
    .where(inArray(test.testId, ids))
    .orderBy(test.testId)
  expect(ids).not.toContain(templateId)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]))
  expect(rows.map(({ status }) => status)).toEqual(cases.map((one) => taskStatus(one, now)))
})
