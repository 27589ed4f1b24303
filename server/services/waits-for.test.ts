import { and, eq, inArray, type SQL } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { type GivenMarks, joinMarks, mayMark, maySettle } from '#domain/marking/join-marks.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { doubleMark, markingRule } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { submissionOf } from '#tests/support/worlds/assignments.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import type { World } from '#tests/support/worlds/world.ts'
import { doubleAssignment, openDoubleMarking } from './marking/testing/double-assignment.ts'
import { findWaitingFor } from './marking/waiting-for.ts'
import { waitsFor, waitsToBeSettledBy } from './waits-for.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  ;({ service, world, itemId } = await openDoubleMarking())
})

afterAll(() => service.close())

test('an answer whose marker withdraws after the third decided waits for the second mark again', async () => {
  const { assignmentId, submissionId, give, giveTo } = await doubleAssignment(service, world, itemId)
  const other = await submissionOf(service, assignmentId, world.students[1])
  for (const client of [world.teacher, world.colleague]) await giveTo(other.submissionId)(client, [50, 50, 40])
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  await give(world.stranger, [40, 40, 20])
  const withdrawn = { submissionId, round: 0, rev: 1, criteria: null, comment: '' }
  await world.colleague.get(marking.saveMany, { assignmentId, itemId, marks: [withdrawn] })
  const waiting = async (client: TestClient) => ({
    items: (await client.get(marking.items, { assignmentId })).list.map((item) => item.waiting),
    pending: (await client.get(marking.waiting, {})).list.map(({ unmarked }) => unmarked),
  })
  expect({
    teacher: await waiting(world.teacher),
    colleague: await waiting(world.colleague),
    third: await waiting(world.stranger),
    published: resultId(await world.teacher.call(assigning.publishScores, { assignmentId })),
  }).toEqual({
    teacher: { items: [[]], pending: [] },
    colleague: { items: [[submissionId]], pending: [1] },
    third: { items: [[]], pending: [] },
    published: 'stillUnmarked',
  })
  await give(world.colleague, [50, 50, 40])
  expect(resultId(await world.teacher.call(assigning.publishScores, { assignmentId }))).toBe('ok')
})

const randomCases = (persons: readonly number[]): MarkedCase[] => {
  const person = fc.constantFrom(...persons)
  const marks = fc.uniqueArray(fc.record({ markerId: person, score: fc.constantFrom(0, 10, 20, 40) }), {
    selector: ({ markerId }) => markerId,
  })
  const rules = fc.record({
    differenceLimit: fc.constantFrom(0, 10, 20),
    thirdMarkerId: fc.option(person),
    formerThirdIds: fc.uniqueArray(person, { maxLength: 2 }),
  })
  const settled = fc.constantFrom(null, null, null, null, 0, 20)
  return fc
    .sample(fc.record({ rule: rules, given: fc.record({ marks, settled }) }), { numRuns: 500, seed: 44 })
    .map(({ rule, given }) => ({
      rule: { ...rule, formerThirdIds: rule.formerThirdIds.filter((uid) => uid !== rule.thirdMarkerId) },
      given,
    }))
}

/** Those of some submissions with an answer of which a condition is true. */
async function submissionsWhere(submissionIds: readonly number[], condition: SQL): Promise<number[]> {
  const rows = await service.db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .where(and(inArray(submission.submissionId, [...submissionIds]), condition))
    .orderBy(submission.submissionId)
  return rows.map(({ submissionId }) => submissionId)
}

test('in the database an answer waits for exactly those whose mark the domain takes, and else to be settled', async () => {
  const persons = [world.teacher, world.colleague, world.stranger, ...world.students].map(({ uid }) => uid)
  const cases = randomCases(persons)
  const { submissionIds, assignmentIds } = await storeCases(cases)
  const expected = persons.map((uid) =>
    submissionIds.filter((_, index) => {
      const one = cases[index]
      if (one === undefined || joinMarks(one.rule, one.given) !== null) return false
      return mayMark(one.rule, one.given, uid) && one.given.marks.every(({ markerId }) => markerId !== uid)
    }),
  )
  const waiting: number[][] = []
  for (const uid of persons) waiting.push(await submissionsWhere(submissionIds, waitsFor(uid)))
  expect(waiting).toEqual(expected)
  expect(waiting.every((ids) => ids.length > 20)).toBe(true)
  const present = persons.slice(0, 2)
  const counted = await findWaitingFor(
    service.db,
    assignmentIds.flatMap((assignmentId) => present.map((uid) => ({ assignmentId, uid }))),
  )
  const forNobody = counted.flatMap(({ assignmentId, uid }) => (uid === null ? [assignmentId] : []))
  const toSettle = assignmentIds.filter((_, index) => {
    const one = cases[index]
    return one !== undefined && one.given.settled === null && maySettle(one.rule, one.given, present)
  })
  expect({ forNobody, some: toSettle.length > 20 }).toEqual({ forNobody: toSettle, some: true })
})

test('in the database an answer waits to be settled by whoever leads exactly if the domain lets them', async () => {
  const { db, clock } = service
  const teachers = [world.teacher, world.colleague, world.stranger].map(({ uid }) => uid)
  const cases = randomCases([...teachers, ...world.students.map(({ uid }) => uid)])
  const { submissionIds } = await storeCases(cases)
  const toSettle = (uid: number) => submissionsWhere(submissionIds, waitsToBeSettledBy(uid))
  const settledBy = (markerIds: readonly number[]) =>
    submissionIds.filter((_, index) => {
      const one = cases[index]
      return one !== undefined && one.given.settled === null && maySettle(one.rule, one.given, markerIds)
    })
  const all = { lead: await toSettle(world.teacher.uid), other: await toSettle(world.colleague.uid) }
  const others = inArray(user.uid, teachers.slice(1))
  await db.update(user).set({ disabledAt: clock.now }).where(others)
  const alone = await toSettle(world.teacher.uid)
  await db.update(user).set({ disabledAt: null }).where(others)
  const expected = { ofAll: settledBy(teachers), alone: settledBy(teachers.slice(0, 1)) }
  expect({ all, alone }).toEqual({ all: { lead: expected.ofAll, other: [] }, alone: expected.alone })
  expect([expected.ofAll.length, expected.alone.length].map((count) => count > 10)).toEqual([true, true])
})

interface MarkedCase {
  readonly rule: { readonly differenceLimit: number; readonly thirdMarkerId: number | null; formerThirdIds: number[] }
  readonly given: GivenMarks
}

/** One answer for each case, in an assignment of its own; returns their ids in the order of the cases. */
async function storeCases(cases: readonly MarkedCase[]) {
  const { db, clock } = service
  const templateId = await givenAssignment(service, world)
  const [template] = await db.select().from(assignment).where(eq(assignment.assignmentId, templateId))
  if (template === undefined) throw new Error('There is no assignment to copy')
  const { assignmentId: _assignmentId, ...values } = template
  const assignments = await db
    .insert(assignment)
    .values(cases.map(() => values))
    .returning()
  const submissions = await db
    .insert(submission)
    .values(
      assignments.map(({ assignmentId }) => ({
        assignmentId,
        uid: world.students[0]?.uid ?? 0,
        submittedAt: clock.now,
      })),
    )
    .returning()
  const all = cases.map((one, index) => ({
    ...one,
    assignmentId: assignments[index]?.assignmentId ?? 0,
    submissionId: submissions[index]?.submissionId ?? 0,
  }))
  await db.insert(markingRule).values(all.map(({ rule, assignmentId }) => ({ assignmentId, isDouble: true, ...rule })))
  await db
    .insert(answer)
    .values(
      all.map(({ rule, given, submissionId }) => ({ submissionId, itemId, value: 'x', score: joinMarks(rule, given) })),
    )
  const kept = { itemId, criteria: [], rev: 1 }
  await db
    .insert(doubleMark)
    .values(
      all.flatMap(({ given: { marks }, submissionId }) =>
        marks.map((one, index) => ({ submissionId, ...kept, ...one, markedAt: new Date(clock.now.getTime() + index) })),
      ),
    )
  return {
    submissionIds: all.map(({ submissionId }) => submissionId),
    assignmentIds: all.map(({ assignmentId }) => assignmentId),
  }
}
