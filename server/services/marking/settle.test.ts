import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { assignment, mark } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import type { TestClient, TestService } from '#tests/support/service/test-service.ts'
import { submissionOf } from '#tests/support/worlds/assignments.ts'
import { studentAt, type World } from '#tests/support/worlds/world.ts'
import { doubleAssignment, doubleRule, openDoubleMarking, teachClass } from './testing/double-assignment.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  ;({ service, world, itemId } = await openDoubleMarking())
})

afterAll(() => service.close())

const leave = (uid: number) => service.db.delete(courseTeacher).where(eq(courseTeacher.uid, uid))

beforeEach(async () => {
  for (const { uid } of [world.colleague, world.stranger]) {
    await leave(uid)
    await teachClass(service, world, uid)
  }
})

/** A double-marked assignment of a class that two teachers teach; both students have handed in. */
async function ofTwoTeachers() {
  const made = await doubleAssignment(service, world, itemId)
  const { assignmentId, submissionId } = made
  await leave(world.stranger.uid)
  await world.teacher.get(markingRule.save, doubleRule(assignmentId))
  const settle = async (client: TestClient, rev: number, score?: number) =>
    resultId(
      await client.call(markingRule.settle, {
        assignmentId,
        itemId,
        submissionId,
        rev,
        ...(score !== undefined && { score }),
      }),
    )
  return { ...made, settle }
}

const differencesFor = async (client: TestClient, assignmentId: number) =>
  (await client.get(markingRule.differences, { assignmentId })).list

test('of two teachers who differ, the one who leads settles the score, may settle it anew, and withdraws it', async () => {
  const { submissionId, give, scored, settle } = await ofTwoTeachers()
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  const steps = [
    await settle(world.colleague, 0, 100),
    await settle(world.teacher, 0, 155),
    await settle(world.teacher, 0, 100),
  ]
  const settled = await scored()
  steps.push(await settle(world.teacher, 0, 90), await settle(world.teacher, 1, 90))
  const anew = await scored()
  steps.push(await settle(world.teacher, 2))
  const history = await service.db
    .select({ by: mark.markerId, before: mark.scoreBefore, after: mark.scoreAfter })
    .from(mark)
    .where(and(eq(mark.submissionId, submissionId), eq(mark.itemId, itemId)))
    .orderBy(mark.markId)
  const by = world.teacher.uid
  expect({ steps, settled, anew, withdrawn: await scored(), history }).toEqual({
    steps: ['notSettler', 'scoreOutOfRange', 'ok', 'settledMeanwhile', 'ok', 'ok'],
    settled: { writtenScore: 100, unmarkedCount: 0 },
    anew: { writtenScore: 90, unmarkedCount: 0 },
    withdrawn: { writtenScore: 0, unmarkedCount: 1 },
    history: [
      { by, before: null, after: 100 },
      { by, before: 100, after: 90 },
      { by, before: 90, after: null },
    ],
  })
})

test('each decision says which revision the next has to name; after a withdrawal that is 0 again', async () => {
  const { assignmentId, submissionId, give } = await ofTwoTeachers()
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  const decided: { readonly score: number | null; readonly rev: number }[] = []
  for (const score of [100, 90, null, 80]) {
    const rev = decided.at(-1)?.rev ?? 0
    const settled = { assignmentId, itemId, submissionId, ...(score !== null && { score }), rev }
    decided.push({ score, rev: (await world.teacher.get(markingRule.settle, settled)).rev })
  }
  expect(decided).toEqual([
    { score: 100, rev: 1 },
    { score: 90, rev: 2 },
    { score: null, rev: 0 },
    { score: 80, rev: 1 },
  ])
})

test('nothing can be settled while a teacher may still mark the answer, nor where two marks are close', async () => {
  const { give, settle, scored } = await ofTwoTeachers()
  const steps = [await settle(world.teacher, 0, 100), await settle(world.teacher, 0)]
  await give(world.teacher, [50, 60, 40])
  steps.push(await settle(world.teacher, 0, 100))
  await give(world.colleague, [50, 60, 30])
  steps.push(await settle(world.teacher, 0, 100))
  await teachClass(service, world, world.stranger.uid)
  const withThird = await doubleAssignment(service, world, itemId)
  await withThird.give(world.teacher, [50, 60, 40])
  await withThird.give(world.colleague, [20, 20, 20])
  const { assignmentId, submissionId } = withThird
  const asked = { assignmentId, itemId, submissionId, score: 100, rev: 0 }
  steps.push(resultId(await world.teacher.call(markingRule.settle, asked)))
  expect({ steps, scored: await scored() }).toEqual({
    steps: Array.from({ length: 5 }, () => 'nothingToSettle'),
    scored: { writtenScore: 145, unmarkedCount: 0 },
  })
})

test('a settled score gives way to the mean once the two marks are close, and cannot be withdrawn after publishing', async () => {
  const { assignmentId, give, giveTo, scored, settle } = await ofTwoTeachers()
  const other = await submissionOf(service, assignmentId, world.students[1])
  for (const client of [world.teacher, world.colleague]) await giveTo(other.submissionId)(client, [50, 50, 40])
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  await settle(world.teacher, 0, 100)
  await give(world.colleague, [50, 60, 40], 1)
  const close = await scored()
  await give(world.colleague, [20, 20, 20], 2)
  const apart = await scored()
  const published = resultId(await world.teacher.call(assigning.publishScores, { assignmentId }))
  expect({ close, apart, published, withdrawal: await settle(world.teacher, 1) }).toEqual({
    close: { writtenScore: 150, unmarkedCount: 0 },
    apart: { writtenScore: 100, unmarkedCount: 0 },
    published: 'ok',
    withdrawal: 'scoresPublished',
  })
})

test('if the second teacher leaves, answers with one mark wait for the teacher who leads, who settles them', async () => {
  const { assignmentId, submissionId, give, scored, settle } = await ofTwoTeachers()
  const rule = async () => {
    const { list } = await world.teacher.get(markingRule.list, {})
    const row = list.find((one) => one.assignmentId === assignmentId)
    const waiting = row?.markers.map(({ uid, waiting: count }) => [uid === world.teacher.uid ? 'lead' : 'other', count])
    return { waiting: Object.fromEntries(waiting ?? []), toSettle: row?.toSettle }
  }
  await give(world.teacher, [50, 60, 40])
  const before = { rule: await rule(), listed: (await differencesFor(world.teacher, assignmentId)).length }
  await leave(world.colleague.uid)
  const left = await rule()
  const [listed] = await differencesFor(world.teacher, assignmentId)
  const result = await settle(world.teacher, 0, 145)
  expect({ before, left, listed, result, scored: await scored(), after: await rule() }).toEqual({
    before: { rule: { waiting: { lead: 1, other: 2 }, toSettle: 0 }, listed: 0 },
    left: { waiting: { lead: 1 }, toSettle: 1 },
    listed: {
      itemId,
      no: 5,
      full: 150,
      handle: submissionId,
      place: 1,
      student: '姓名 qm0701001',
      difference: null,
      marks: [{ uid: world.teacher.uid, realname: '姓名 teacher', score: 150, isThird: false }],
      settled: null,
      settledRev: 0,
      maySettle: true,
      value: `By ${world.students[0]?.uid}.`,
    },
    result: 'ok',
    scored: { writtenScore: 145, unmarkedCount: 0 },
    after: { waiting: { lead: 1 }, toSettle: 0 },
  })
})

test('what has to be settled is on the badge and the page of whoever leads alone, until it is settled', async () => {
  const waitsFor = async (client: TestClient) => {
    const { unreviewedCount } = await client.get(assigning.unreviewedCount, {})
    const { list } = await client.get(marking.waiting, {})
    const ofKind = (kind: boolean) =>
      list.reduce((sum, { unmarked, isToSettle }) => (isToSettle === kind ? sum + unmarked : sum), 0)
    return { badge: unreviewedCount, toMark: ofKind(false), toSettle: ofKind(true) }
  }
  const moreThan = async (client: TestClient, before: Awaited<ReturnType<typeof waitsFor>>) => {
    const { badge, toMark, toSettle } = await waitsFor(client)
    return [badge - before.badge, toMark - before.toMark, toSettle - before.toSettle]
  }
  const { give, settle } = await ofTwoTeachers()
  await give(world.teacher, [50, 60, 40])
  const before = { lead: await waitsFor(world.teacher), other: await waitsFor(world.colleague) }
  const more = async () => [await moreThan(world.teacher, before.lead), await moreThan(world.colleague, before.other)]
  await give(world.colleague, [20, 20, 20])
  const apart = await more()
  await settle(world.teacher, 0, 100)
  const settled = await more()
  await settle(world.teacher, 1)
  expect({ apart, settled, withdrawn: await more() }).toEqual({
    apart: [
      [1, 0, 1],
      [-1, -1, 0],
    ],
    settled: [
      [0, 0, 0],
      [-1, -1, 0],
    ],
    withdrawn: [
      [1, 0, 1],
      [-1, -1, 0],
    ],
  })
})

test('whoever an assignment was handed over to settles it anew by name; others see the difference, not the answer', async () => {
  const { assignmentId, give, settle } = await ofTwoTeachers()
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  const seenBy = async (client: TestClient) =>
    (await differencesFor(client, assignmentId)).map(({ maySettle, value }) => ({ maySettle, sees: value !== null }))
  const before = await seenBy(world.colleague)
  await settle(world.teacher, 0, 90)
  await service.db
    .update(assignment)
    .set({ creatorId: world.colleague.uid })
    .where(eq(assignment.assignmentId, assignmentId))
  const after = await seenBy(world.colleague)
  const result = await settle(world.colleague, 1, 100)
  const [anew] = await differencesFor(world.colleague, assignmentId)
  expect({ before, after, result, anew: anew?.settled }).toEqual({
    before: [{ maySettle: false, sees: false }],
    after: [{ maySettle: true, sees: true }],
    result: 'ok',
    anew: { uid: world.colleague.uid, realname: '姓名 colleague', score: 100 },
  })
})

test('while names are hidden an answer is settled by its handle, and its student stays unnamed', async () => {
  const { assignmentId, submissionId } = await doubleAssignment(service, world, itemId)
  await world.teacher.get(markingRule.save, { ...doubleRule(assignmentId), isBlind: true })
  for (const client of [world.teacher, world.colleague]) {
    const { list } = await client.get(marking.submissions, { assignmentId, itemId })
    const first = list.find(({ value }) => value === `By ${world.students[0]?.uid}.`)
    const criteria = client === world.teacher ? [50, 60, 40] : [20, 20, 20]
    const of = { assignmentId, itemId, submissionId: first?.submissionId ?? 0, round: 0, rev: 0 }
    await client.get(marking.save, { ...of, criteria, comment: '' })
  }
  const [listed] = await differencesFor(world.teacher, assignmentId)
  const settle = async (handle: number) =>
    resultId(
      await world.teacher.call(markingRule.settle, { assignmentId, itemId, submissionId: handle, score: 100, rev: 0 }),
    )
  expect({
    student: listed?.student,
    byId: await settle(submissionId),
    byHandle: await settle(listed?.handle ?? 0),
  }).toEqual({ student: null, byId: 'submissionUnknown', byHandle: 'ok' })
})

test('a settled score is a mark that sending back removes, and is told of before; a draft is not settled', async () => {
  const { assignmentId, submissionId, give, scored, settle } = await ofTwoTeachers()
  await give(world.teacher, [50, 60, 40])
  await give(world.colleague, [20, 20, 20])
  await settle(world.teacher, 0, 100)
  const of = { assignmentId, itemId, submissionId }
  const { marks, others } = await world.teacher.get(marking.marksGiven, of)
  await world.teacher.get(marking.sendBack, { ...of, round: 0, reason: '重写', knownMarks: 3 })
  const draft = { scored: await scored(), result: await settle(world.teacher, 0, 100) }
  await studentAt(world, 0).get(student.submit, { assignmentId, answers: { [itemId]: 'Anew.' } })
  expect({ marks, others, draft, listed: await differencesFor(world.teacher, assignmentId) }).toEqual({
    marks: 3,
    others: 1,
    draft: { scored: { writtenScore: 0, unmarkedCount: 0 }, result: 'notSubmitted' },
    listed: [],
  })
})
