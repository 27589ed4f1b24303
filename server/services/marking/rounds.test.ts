import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { student } from '#api/contract/groups/student.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { mark } from '#server/database/schema/assignments.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { handInGrace } from '../submission/hand-in-window.ts'

const hour = 3_600_000

let service: TestService
let world: World
let itemId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  itemId = itemIdAt(world, 4)
  await service.db.insert(courseTeacher).values({
    courseId: world.courseId,
    uid: world.colleague.uid,
    addedBy: world.teacher.uid,
    addedAt: service.clock.now,
  })
})

afterAll(() => service.close())

const full = { criteria: [50, 60, 40], comment: '很好' }

async function handedIn(count = 1) {
  const assignmentId = await assign(service, world)
  const clients = world.students.slice(0, count)
  for (const client of clients) await client.get(student.submit, { assignmentId, answers: { [itemId]: 'Same' } })
  const ids = await Promise.all(
    clients.map(async (client) => (await submissionOf(service, assignmentId, client)).submissionId),
  )
  const seen = async () => (await world.teacher.get(marking.submissions, { assignmentId, itemId })).list
  return { assignmentId, ids, seen, ref: { assignmentId, itemId, submissionId: ids[0] ?? 0 } }
}

test('after a submission was sent back and handed in again, older marks, drawings and sending back are refused', async () => {
  const { assignmentId, ref, seen } = await handedIn()
  await world.teacher.get(marking.sendBack, { ...ref, round: 0, reason: '字数不够', knownMarks: 0 })
  const early = await world.colleague.call(marking.save, { ...ref, ...full, round: 0, rev: 0 })
  await world.students[0]?.get(student.submit, { assignmentId, answers: { [itemId]: 'Anew' } })
  const many = [{ ...full, submissionId: ref.submissionId, round: 0, rev: 0 }]
  const stale = [
    early,
    await world.colleague.call(marking.save, { ...ref, ...full, round: 0, rev: 0 }),
    await world.colleague.call(marking.annotate, { ...ref, shapes: [], round: 0, rev: 0 }),
    await world.colleague.call(marking.sendBack, { ...ref, round: 0, reason: '再改', knownMarks: 0 }),
  ]
  expect(stale.map(resultId)).toEqual(['notSubmitted', 'handedInAnew', 'handedInAnew', 'handedInAnew'])
  const listed = await world.colleague.get(marking.saveMany, { assignmentId, itemId, marks: many })
  expect(listed).toEqual({
    list: [],
    refused: [{ submissionId: ref.submissionId, reason: 'handedInAnew' }],
    unmarked: 1,
  })
  const before = (await seen()).map(({ value, score, round }) => ({ value, score, round }))
  await world.colleague.get(marking.save, { ...ref, ...full, round: 1, rev: 0 })
  expect({ before, after: (await seen()).map(({ score }) => score) }).toEqual({
    before: [{ value: 'Anew', score: null, round: 1 }],
    after: [150],
  })
})

test('marks of one call are saved together; those that cannot be taken are listed, and the others count', async () => {
  const { assignmentId, ids, seen } = await handedIn(3)
  const [one = 0, two = 0, three = 0] = ids
  await world.colleague.get(marking.save, { assignmentId, itemId, submissionId: two, ...full, round: 0, rev: 0 })
  const of = (submissionId: number) => ({ submissionId, round: 0, rev: 0, criteria: [10, 20, 30], comment: '一样' })
  const marks = [one, two, three, three, 987_654_321].map(of)
  const answer = await world.teacher.get(marking.saveMany, { assignmentId, itemId, marks })
  expect(answer).toEqual({
    list: [
      { submissionId: one, score: 60, rev: 1 },
      { submissionId: three, score: 60, rev: 1 },
    ],
    refused: [
      { submissionId: two, reason: 'markedByOther' },
      { submissionId: three, reason: 'markedByOther' },
      { submissionId: 987_654_321, reason: 'submissionUnknown' },
    ],
    unmarked: 0,
  })
  expect((await seen()).map(({ score, comment, rev }) => ({ score, comment, rev }))).toEqual([
    { score: 60, comment: '一样', rev: 1 },
    { score: 150, comment: '很好', rev: 1 },
    { score: 60, comment: '一样', rev: 1 },
  ])
  const sums = await Promise.all(
    world.students.slice(0, 3).map((client) => submissionOf(service, assignmentId, client)),
  )
  expect(sums.map(({ writtenScore, unmarkedCount }) => ({ writtenScore, unmarkedCount }))).toEqual([
    { writtenScore: 60, unmarkedCount: 0 },
    { writtenScore: 150, unmarkedCount: 0 },
    { writtenScore: 60, unmarkedCount: 0 },
  ])
})

test('marks are withdrawn in one call: to none, or to the previous one, as the history shows', async () => {
  const { assignmentId, ids, seen } = await handedIn(2)
  const [one = 0, two = 0] = ids
  const of = (submissionId: number, rev: number, criteria: number[] | null) => ({
    submissionId,
    round: 0,
    rev,
    criteria,
    comment: '',
  })
  const save = (marks: ReturnType<typeof of>[]) => world.teacher.get(marking.saveMany, { assignmentId, itemId, marks })
  await save([of(one, 0, [0, 0, 10])])
  await save([of(one, 1, [10, 20, 30]), of(two, 0, [10, 20, 30])])
  const back = await save([of(one, 2, [0, 0, 10]), of(two, 1, null)])
  expect({ marks: back.list.map(({ score, rev }) => ({ score, rev })), unmarked: back.unmarked }).toEqual({
    marks: [
      { score: 10, rev: 3 },
      { score: null, rev: 2 },
    ],
    unmarked: 1,
  })
  expect((await seen()).map(({ score, criteria }) => ({ score, criteria }))).toEqual([
    { score: 10, criteria: [0, 0, 10] },
    { score: null, criteria: null },
  ])
  const { writtenScore, unmarkedCount } = await submissionOf(service, assignmentId, world.students[1])
  expect({ writtenScore, unmarkedCount }).toEqual({ writtenScore: 0, unmarkedCount: 1 })
  const history = await service.db.select().from(mark).where(eq(mark.submissionId, two)).orderBy(mark.markId)
  expect(history.map(({ scoreBefore, scoreAfter }) => ({ scoreBefore, scoreAfter }))).toEqual([
    { scoreBefore: null, scoreAfter: 60 },
    { scoreBefore: 60, scoreAfter: null },
  ])
  const { list } = await world.teacher.get(marking.markers, { assignmentId, itemId })
  expect(list.map(({ count, sum }) => ({ count, sum }))).toEqual([{ count: 1, sum: 10 }])
})

test('one of two marks is withdrawn on its own, and the answer is open again', async () => {
  const { assignmentId, ref, seen } = await handedIn()
  const rule = { assignmentId, isBlind: false, isDouble: true, differenceLimit: 20 }
  await world.teacher.get(markingRule.save, rule)
  for (const client of [world.teacher, world.colleague])
    await client.get(marking.save, { ...ref, ...full, round: 0, rev: 0 })
  const before = await submissionOf(service, assignmentId, world.students[0])
  const { submissionId } = ref
  const marks = [{ submissionId, round: 0, rev: 1, criteria: null, comment: '' }]
  const { list } = await world.teacher.get(marking.saveMany, { assignmentId, itemId, marks })
  const after = await submissionOf(service, assignmentId, world.students[0])
  expect({
    marks: list,
    counts: [before, after].map(({ writtenScore, unmarkedCount }) => ({ writtenScore, unmarkedCount })),
  }).toEqual({
    marks: [{ submissionId, score: null, rev: 0 }],
    counts: [
      { writtenScore: 150, unmarkedCount: 0 },
      { writtenScore: 0, unmarkedCount: 1 },
    ],
  })
  expect((await seen()).map(({ score, rev }) => ({ score, rev }))).toEqual([{ score: null, rev: 0 }])
})

test('sending back requires confirming how many marks are lost and whose, and removes no others', async () => {
  const { ref } = await handedIn()
  await world.colleague.get(marking.save, { ...ref, ...full, round: 0, rev: 0 })
  const { assignmentInfo } = await world.teacher.get(assigning.info, { assignmentId: ref.assignmentId })
  const openUntil = assignmentInfo.endTime
  expect({
    teacher: await world.teacher.get(marking.marksGiven, ref),
    colleague: await world.colleague.get(marking.marksGiven, ref),
  }).toEqual({ teacher: { marks: 1, others: 1, openUntil }, colleague: { marks: 1, others: 0, openUntil } })
  const asked = { ...ref, round: 0, reason: '字数不够' }
  expect({
    unaware: resultId(await world.teacher.call(marking.sendBack, { ...asked, knownMarks: 0 })),
    aware: resultId(await world.teacher.call(marking.sendBack, { ...asked, knownMarks: 1 })),
  }).toEqual({ unaware: 'markedMeanwhile', aware: 'ok' })
})

test('while names are hidden nothing is sent back: the list of students would tell whose answer it was', async () => {
  const { assignmentId, seen } = await handedIn()
  await world.teacher.get(markingRule.save, { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 })
  const [{ submissionId, round } = { submissionId: 0, round: 0 }] = await seen()
  const ref = { assignmentId, itemId, submissionId }
  const endTime = new Date(service.clock.now.getTime() + 60_000).toISOString()
  const { openUntil } = await world.teacher.get(marking.marksGiven, ref)
  const asked = { ...ref, round, reason: '字数不够', knownMarks: 0 }
  const named = () => world.teacher.get(assigning.students, { assignmentId })
  const before = await named()
  expect({
    openUntil,
    withEnd: resultId(await world.teacher.call(marking.sendBack, { ...asked, endTime })),
    withoutEnd: resultId(await world.teacher.call(marking.sendBack, asked)),
  }).toEqual({ openUntil: null, withEnd: 'stillBlind', withoutEnd: 'stillBlind' })
  expect(await named()).toEqual(before)
})

test('names are revealed only when nothing can arrive any more: own times, the minute after, and collected answers', async () => {
  const { assignmentId, seen } = await handedIn()
  await world.teacher.get(markingRule.save, { assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 })
  for (const { submissionId, round, rev } of await seen())
    await world.teacher.get(marking.save, { assignmentId, itemId, submissionId, ...full, round, rev })
  const before = service.clock.now
  const reveal = async () => resultId(await world.teacher.call(markingRule.reveal, { assignmentId }))
  const running = await reveal()
  await world.students[3]?.get(student.saveDraft, { assignmentId, answers: { [itemIdAt(world, 0)]: 'B' } })
  await service.db.insert(assignmentException).values({
    assignmentId,
    uid: uidAt(world, 3),
    endTime: new Date(before.getTime() + 2 * hour),
    teacherId: world.teacher.uid,
    changedAt: before,
  })
  service.clock.now = new Date(before.getTime() + 1.5 * hour)
  const forOne = await reveal()
  const end = before.getTime() + 2 * hour
  service.clock.now = new Date(end + handInGrace - 1)
  const inGrace = await reveal()
  service.clock.now = new Date(end + handInGrace)
  const toCollect = await reveal()
  await service.runJobs()
  const over = await reveal()
  service.clock.now = before
  const tooEarly = 'revealTooEarly'
  expect({ running, forOne, inGrace, toCollect, over }).toEqual({
    running: tooEarly,
    forOne: tooEarly,
    inGrace: tooEarly,
    toCollect: tooEarly,
    over: 'ok',
  })
})
