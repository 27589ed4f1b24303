import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOver, ownEndOf, ownWindow } from '#domain/assignments/own-window.ts'
import { endOf } from '#domain/assignments/status.ts'
import { minute } from '#domain/time/units.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { isOwnException, ownEnd, ownRealEnd } from './own-times.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 1)
})

afterAll(() => service.close())

const now = new Date('2026-11-20T06:00:00Z')

/** Few different instants, so that borders are met. */
const near = fc.integer({ min: -3, max: 3 }).map((minutes) => new Date(now.getTime() + minutes * minute))

const someTimes = fc.record({
  all: fc.record({
    endTime: near,
    finishedAt: fc.option(near),
    duration: fc.option(fc.integer({ min: 1, max: 3 })),
  }),
  startedAt: fc.option(near),
  own: fc.option(
    fc.record({ endTime: fc.option(near), extraMinutes: fc.integer({ min: 0, max: 2 }), changedAt: near }),
  ),
})

type SomeTimes = typeof someTimes extends fc.Arbitrary<infer One> ? One : never

/** Stores each case as an assignment of its own. */
async function storeCases(cases: readonly SomeTimes[]): Promise<readonly number[]> {
  const templateId = await givenAssignment(service, world)
  const [template] = await service.db.select().from(assignment).where(eq(assignment.assignmentId, templateId))
  if (template === undefined) throw new Error('There is no assignment to copy')
  const { assignmentId: _id, ...common } = template
  const made = await service.db
    .insert(assignment)
    .values(cases.map(({ all }) => ({ ...common, ...all })))
    .returning()
  const ids = made.map(({ assignmentId }) => assignmentId)
  const stored = cases.map(({ startedAt, own }, index) => ({ assignmentId: ids[index] ?? 0, startedAt, own }))
  const uid = uidAt(world, 0)
  await service.db
    .insert(submission)
    .values(stored.map(({ assignmentId, startedAt }) => ({ assignmentId, uid, startedAt })))
  await service.db
    .insert(assignmentException)
    .values(stored.flatMap(({ assignmentId, own }) => (own === null ? [] : [{ assignmentId, uid, ...own }])))
  return ids
}

const millisecondsOf = (instant: SQL) => sql<number>`(extract(epoch from ${instant}) * 1000)::float8`

/** What the domain says of a case. */
function endsOf({ all, startedAt, own }: SomeTimes) {
  const times = own && { beginShift: 0, beginTime: null, ...own }
  const window = { ...ownWindow({ ...all, beginTime: now }, times), startedAt }
  return { realEnd: endOf(window).getTime(), isOpen: !isOver(window, now), ownEnd: ownEndOf(window).getTime() }
}

test('the database and the domain end the time of every student at the same moment', async () => {
  const cases = fc.sample(someTimes, { numRuns: 400, seed: 47 })
  const ids = await storeCases(cases)
  const rows = await service.db
    .select({
      realEnd: millisecondsOf(ownRealEnd),
      isOpen: sql<boolean>`${ownRealEnd} > ${now.toISOString()}::timestamptz`,
      ownEnd: millisecondsOf(ownEnd),
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .leftJoin(assignmentException, isOwnException)
    .where(inArray(submission.assignmentId, [...ids]))
    .orderBy(submission.assignmentId)
  expect(rows).toEqual(cases.map(endsOf))
  expect(new Set(rows.map(({ isOpen }) => isOpen))).toEqual(new Set([true, false]))
})
