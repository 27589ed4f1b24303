import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { rubric } from '#api/contract/groups/rubric.ts'
import { student } from '#api/contract/groups/student.ts'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { rubricLimits } from '#domain/marking/rubric.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  itemId = itemIdAt(world, 4)
})

afterAll(() => service.close())

async function handedIn(over: Parameters<typeof assign>[2] = {}) {
  const assignmentId = await assign(service, world, over)
  await world.students[0]?.get(student.submit, {
    assignmentId,
    answers: { [itemId]: 'Text', [itemIdAt(world, 0)]: 'B' },
  })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const ids = { assignmentId, itemId, submissionId, round: 0 }
  const seen = async () => (await world.teacher.get(marking.submissions, { assignmentId, itemId })).list[0]
  return { ids, seen }
}

test('waiting work is listed by item over all classes, oldest first', async () => {
  const one = await handedIn()
  const at = service.clock.now.toISOString()
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  const two = await handedIn({ assignmentName: '后交的' })
  const rowOf = (assignmentId: number, assignmentName: string, oldest: string) => ({
    assignmentId,
    assignmentName,
    courseId: world.courseId,
    courseName: '七年级(2)班',
    itemId,
    no: 5,
    unmarked: 1,
    oldest,
    isBlind: false,
    isToSettle: false,
  })
  const list = async () => (await world.teacher.get(marking.waiting, {})).list
  expect(await list()).toEqual([
    rowOf(one.ids.assignmentId, '单元检测', at),
    rowOf(two.ids.assignmentId, '后交的', service.clock.now.toISOString()),
  ])
  expect((await world.colleague.get(marking.waiting, {})).list).toEqual([])
  for (const { ids } of [one, two])
    await world.teacher.get(marking.save, { ...ids, criteria: [1, 1, 1].map(() => 10), rev: 0 })
  expect(await list()).toEqual([])
})

test('while names are hidden neither a time nor a position in the list tells when anything was handed in', async () => {
  const { ids: seen } = await handedIn()
  const at = service.clock.now.toISOString()
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  const { ids: hidden } = await handedIn()
  const rule = { assignmentId: hidden.assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 }
  await world.teacher.get(markingRule.save, rule)
  const { list } = await world.teacher.get(marking.waiting, {})
  expect(list.map(({ assignmentId, oldest }) => ({ assignmentId, oldest }))).toEqual([
    { assignmentId: hidden.assignmentId, oldest: null },
    { assignmentId: seen.assignmentId, oldest: at },
  ])
})

test('a flag goes with the answer it was given for, and none is given while there is no answer', async () => {
  const { ids, seen } = await handedIn()
  const flag = async () => resultId(await world.teacher.call(marking.flag, { ...ids, isFlagged: true }))
  const flagged = [await flag(), (await seen())?.isFlagged]
  await world.teacher.get(marking.sendBack, { ...ids, reason: '重写', knownMarks: 0 })
  const whileAway = await flag()
  await world.students[0]?.get(student.submit, { assignmentId: ids.assignmentId, answers: { [itemId]: 'Anew' } })
  const anew = await seen()
  expect({ flagged, whileAway, anew: [anew?.value, anew?.isFlagged] }).toEqual({
    flagged: ['ok', true],
    whileAway: 'notSubmitted',
    anew: ['Anew', false],
  })
})

test('a flag stays until it is removed', async () => {
  const { ids, seen } = await handedIn()
  await world.teacher.get(marking.flag, { ...ids, isFlagged: true })
  await world.teacher.get(marking.flag, { ...ids, isFlagged: true })
  const flagged = (await seen())?.isFlagged
  await world.teacher.get(marking.flag, { ...ids, isFlagged: false })
  expect({ flagged, afterwards: (await seen())?.isFlagged }).toEqual({ flagged: true, afterwards: false })
})

test('a submission sent back is the student’s draft again, with the reason, and can be handed in again', async () => {
  const { ids, seen } = await handedIn()
  await world.teacher.get(marking.save, { ...ids, criteria: [50, 60, 40], rev: 0 })
  await world.teacher.get(marking.sendBack, { ...ids, reason: '字数不够，请补写', knownMarks: 1 })
  const { submittedAt, startedAt, draft, objectiveScore, writtenScore, unmarkedCount } = await submissionOf(
    service,
    ids.assignmentId,
    world.students[0],
  )
  expect({ toMark: await seen(), submittedAt, startedAt, draft: draft?.[itemId] }).toStrictEqual({
    toMark: undefined,
    submittedAt: null,
    startedAt: null,
    draft: 'Text',
  })
  expect({ objectiveScore, writtenScore, unmarkedCount }).toEqual({
    objectiveScore: 0,
    writtenScore: 0,
    unmarkedCount: 0,
  })
  const notes = await service.db.select().from(answerNote).where(eq(answerNote.submissionId, ids.submissionId))
  const studentNotes = () => world.students[0]?.get(studentMarks.notes, { assignmentId: ids.assignmentId })
  expect(await studentNotes()).toEqual({
    sentBack: { reason: '字数不够，请补写', at: service.clock.now.toISOString() },
    drawn: [],
  })
  expect(notes.map(({ submissionId, kind, reason }) => ({ submissionId, kind, reason }))).toEqual([
    { submissionId: ids.submissionId, kind: 'sentBack', reason: '字数不够，请补写' },
  ])
  await world.students[0]?.get(student.submit, { assignmentId: ids.assignmentId, answers: { [itemId]: 'Longer text' } })
  expect((await studentNotes())?.sentBack).toBeNull()
  const anew = await seen()
  expect({ value: anew?.value, score: anew?.score, rev: anew?.rev, round: anew?.round }).toEqual({
    value: 'Longer text',
    score: null,
    rev: 0,
    round: 1,
  })
  expect((await submissionOf(service, ids.assignmentId, world.students[0])).objectiveScore).toBe(50)
})

test('nothing can be sent back after the end', async () => {
  const { ids, seen } = await handedIn()
  const before = service.clock.now
  service.clock.now = new Date(before.getTime() + 3_600_000)
  const late = await world.teacher.call(marking.sendBack, { ...ids, reason: '晚了', knownMarks: 0 })
  service.clock.now = before
  expect({ late: resultId(late), answer: (await seen())?.value }).toEqual({ late: 'alreadyFinished', answer: 'Text' })
})

test('work sent back with an end of its own can be handed in until then by its student alone, also after the end', async () => {
  const { ids, seen } = await handedIn()
  const { assignmentId } = ids
  await world.students[1]?.get(student.submit, { assignmentId, answers: { [itemId]: 'Other' } })
  const before = service.clock.now
  const later = (minutes: number) => new Date(before.getTime() + minutes * 60_000)
  const given = async () => (await world.teacher.get(marking.marksGiven, ids)).openUntil
  const running = await given()
  service.clock.now = later(60)
  expect({ isOpenWhileRunning: running !== null, over: await given() }).toEqual({
    isOpenWhileRunning: true,
    over: null,
  })
  const back = (endTime: string) =>
    world.teacher.call(marking.sendBack, { ...ids, reason: '请补写', knownMarks: 0, endTime })
  const past = await back(later(30).toISOString())
  const future = await back(later(120).toISOString())
  expect({ past: resultId(past), future: resultId(future) }).toEqual({ past: 'endInPast', future: 'ok' })
  const { list } = await world.teacher.get(assignmentException.list, { assignmentId })
  service.clock.now = later(90)
  const again = { assignmentId, answers: { [itemId]: 'Longer text' } }
  await world.students[0]?.get(student.submit, again)
  const anew = await seen()
  service.clock.now = before
  expect(
    list.map(({ own, hasSubmitted }) => ({ endTime: own?.endTime ?? null, reason: own?.reason ?? null, hasSubmitted })),
  ).toEqual([
    { endTime: later(120).toISOString(), reason: '请补写', hasSubmitted: false },
    { endTime: null, reason: null, hasSubmitted: true },
  ])
  expect(anew?.value).toBe('Longer text')
})

test('nothing is sent back once the scores, and with them the right answers, are out', async () => {
  const { ids, seen } = await handedIn()
  const ofAssignment = eq(assignment.assignmentId, ids.assignmentId)
  await service.db.update(assignment).set({ scoreTime: service.clock.now }).where(ofAssignment)
  const answered = await world.teacher.call(marking.sendBack, { ...ids, reason: '补写', knownMarks: 0 })
  expect({ answered: resultId(answered), answer: (await seen())?.value }).toEqual({
    answered: 'scoresPublished',
    answer: 'Text',
  })
})

test('saving drawings requires the revision that was seen', async () => {
  const { ids, seen } = await handedIn()
  const tick = { kind: 'tick' as const, x: 500, y: 120 }
  const line = { kind: 'pen' as const, points: [tick, { x: 1, y: 2 }].map(({ x, y }) => ({ x, y })) }
  expect((await world.teacher.get(marking.annotate, { ...ids, shapes: [tick], rev: 0 })).rev).toBe(1)
  expect(resultId(await world.teacher.call(marking.annotate, { ...ids, shapes: [], rev: 0 }))).toBe('drawnByOther')
  await world.teacher.get(marking.annotate, { ...ids, shapes: [tick, line], rev: 1 })
  const last = await seen()
  expect({ shapes: last?.shapes, shapesRev: last?.shapesRev }).toEqual({ shapes: [tick, line], shapesRev: 2 })
  const drawn = async () =>
    (await world.students[0]?.get(studentMarks.notes, { assignmentId: ids.assignmentId }))?.drawn
  const before = await drawn()
  await world.teacher.get(marking.save, { ...ids, criteria: [0, 0, 0], rev: 0 })
  await service.db
    .update(assignment)
    .set({ scoreTime: service.clock.now })
    .where(eq(assignment.assignmentId, ids.assignmentId))
  expect({ before, after: await drawn() }).toEqual({ before: [], after: [{ itemId, shapes: [tick, line] }] })
})

test('rubric lines belong to one item, stay within its points, and are limited in number', async () => {
  const { ids } = await handedIn()
  const { assignmentId } = ids
  const line = { assignmentId, itemId, criterion: 1, lineText: '拼写错误', delta: -10 }
  const { rubricLineId } = await world.teacher.get(rubric.add, line)
  const list = async () => (await world.teacher.get(rubric.list, { assignmentId, itemId })).list
  expect(await list()).toEqual([{ rubricLineId, criterion: 1, lineText: '拼写错误', delta: -10 }])
  const wrong = [{ delta: -3 }, { delta: -65 }, { criterion: 3 }, { itemId: itemIdAt(world, 0) }]
  const results: string[] = []
  for (const over of wrong) results.push(resultId(await world.teacher.call(rubric.add, { ...line, ...over })))
  expect(results).toEqual(['scoreOutOfRange', 'scoreOutOfRange', 'scoreOutOfRange', 'itemUnknown'])
  for (let count = 1; count < rubricLimits.lines; count += 1) await world.teacher.get(rubric.add, line)
  expect(resultId(await world.teacher.call(rubric.add, line))).toBe('rubricFull')
  for (const { rubricLineId: one } of await list())
    await world.teacher.get(rubric.remove, { assignmentId, itemId, rubricLineId: one })
  expect(await list()).toEqual([])
})
