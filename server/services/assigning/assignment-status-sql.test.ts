import fc from 'fast-check'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test as check } from 'vitest'
import { assignmentStatus } from '#domain/assignments/status.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { instantSql, assignmentStatusSql } from './assignment-status-sql.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'

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
  const templateId = await givenAssignment(service, world)
  const [template] = await service.db.select().from(assignment)
  if (template === undefined) throw new Error('There is no test to copy')
  const { assignmentId: _assignmentId, ...values } = template
  const dateOf = (at: number | null) => (at === null ? null : new Date(at))
  const made = await service.db
    .insert(assignment)
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
  const ids = made.map(({ assignmentId }) => assignmentId)
  const rows = await service.db
    .select({ status: assignmentStatusSql(instantSql(new Date(now))) })
    .from(assignment)
    .where(inArray(assignment.assignmentId, ids))
    .orderBy(assignment.assignmentId)
  expect(ids).not.toContain(templateId)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]))
  expect(rows.map(({ status }) => status)).toEqual(cases.map((one) => assignmentStatus(one, now)))
})
