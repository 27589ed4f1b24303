import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer, mark } from '#server/database/schema/assignments.ts'
import { audit } from '#server/database/schema/system.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, itemIdAt, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { loadKeyedItem } from '../paper/paper-tree.ts'

let service: TestService
let world: World
let writtenId: number
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  writtenId = itemIdAt(world, 4)
  assignmentId = await assign(service, world)
  await handIn(assignmentId, { 0: { [writtenId]: 'I read books.' }, 2: { [writtenId]: 'I sleep.' }, 1: {} })
})

afterAll(() => service.close())

/** Submissions by the student's position in the roster, in the order given. */
async function handIn(id: number, submissions: Readonly<Record<number, Record<string, string>>>): Promise<void> {
  for (const [index, answers] of Object.entries(submissions))
    await world.students[Number(index)]?.get(student.submit, { assignmentId: id, answers })
}

async function freshSubmission(answers: Record<string, string> = { [writtenId]: 'Text' }) {
  const id = await assign(service, world)
  await handIn(id, { 0: answers })
  const { submissionId } = await submissionOf(service, id, world.students[0])
  return { assignmentId: id, itemId: writtenId, submissionId }
}

const full = { criteria: [50, 60, 40], comment: '很好', round: 0, rev: 0 }

test('items are those marked by a person; marked and unmarked add up to those handed in, and say which wait', async () => {
  const open = await Promise.all([0, 2].map((index) => submissionOf(service, assignmentId, world.students[index])))
  const waiting = open.map(({ submissionId }) => submissionId)
  expect(await world.teacher.get(marking.items, { assignmentId })).toEqual({
    assignmentName: '单元检测',
    courseName: '七年级(2)班',
    isBlind: false,
    isDouble: false,
    list: [{ itemId: writtenId, no: 5, score: 150, unmarked: 2, marked: 1, waiting }],
  })
  const untouched = await assign(service, world)
  expect((await world.teacher.get(marking.items, { assignmentId: untouched })).list).toEqual([
    { itemId: writtenId, no: 5, score: 150, unmarked: 0, marked: 0, waiting: [] },
  ])
})

test('submissions are in roster order, only those handed in, and reading them is audited', async () => {
  const unmarked = {
    round: 0,
    criteria: null,
    comment: '',
    otherMarker: null,
    rev: 0,
    isFlagged: false,
    shapes: [],
    shapesRev: 0,
  }
  const submittedAt = service.clock.now.toISOString()
  const rows = await Promise.all(
    [
      { value: 'I read books.', score: null },
      { value: '', score: 0 },
      { value: 'I sleep.', score: null },
    ].map(async (answered, index) => {
      const client = world.students[index]
      const username = `qm070100${index + 1}`
      const { submissionId } = await submissionOf(service, assignmentId, client)
      const student = { uid: client?.uid, username, realname: `姓名 ${username}`, submittedAt }
      return { submissionId, student, ...answered, ...unmarked }
    }),
  )
  const known = await loadKeyedItem(service.db, world.paperId, writtenId)
  expect(await world.teacher.get(marking.submissions, { assignmentId, itemId: writtenId })).toEqual({
    item: known?.item,
    passage: known?.passage,
    list: rows,
  })
  const noted = await service.db.select().from(audit).where(eq(audit.path, marking.submissions.path))
  expect(noted.map(({ uid, action, objectId, rowCount }) => ({ uid, action, objectId, rowCount }))).toEqual([
    { uid: world.teacher.uid, action: 'read', objectId: assignmentId, rowCount: 3 },
  ])
})

test('a mark is stored with its history, sums and what remains; changing it requires its revision', async () => {
  const ids = await freshSubmission({ [writtenId]: 'Text', [itemIdAt(world, 0)]: 'B' })
  await handIn(ids.assignmentId, { 1: { [writtenId]: 'Other' } })
  const first = await world.teacher.get(marking.save, { ...ids, ...full })
  expect(first).toEqual({ score: 150, rev: 1, unmarked: 1 })
  const second = await world.teacher.get(marking.save, { ...ids, criteria: [25, 0, 15], round: 0, rev: 1 })
  expect(second).toEqual({ score: 40, rev: 2, unmarked: 1 })
  const ofAnswer = and(eq(answer.submissionId, ids.submissionId), eq(answer.itemId, writtenId))
  expect(await service.db.select().from(answer).where(ofAnswer)).toEqual([
    {
      submissionId: ids.submissionId,
      itemId: writtenId,
      value: 'Text',
      score: 40,
      criteria: [25, 0, 15],
      comment: '',
      rev: 2,
    },
  ])
  const history = await service.db
    .select()
    .from(mark)
    .where(eq(mark.submissionId, ids.submissionId))
    .orderBy(mark.markId)
  const entry = {
    submissionId: ids.submissionId,
    itemId: writtenId,
    markerId: world.teacher.uid,
    createdAt: service.clock.now,
  }
  expect(history.map(({ markId: _id, ...row }) => row)).toEqual([
    { ...entry, scoreBefore: null, scoreAfter: 150 },
    { ...entry, scoreBefore: 150, scoreAfter: 40 },
  ])
  const [student] = world.students
  const { now } = service.clock
  expect(await submissionOf(service, ids.assignmentId, student)).toEqual(
    submissionRow(ids.assignmentId, student, {
      startedAt: now,
      submittedAt: now,
      objectiveScore: 50,
      writtenScore: 40,
    }),
  )
})

test('a submission with two written items adds up, even if both are marked at once', async () => {
  const written = worldItems[4]
  const single = worldItems[0]
  if (written === undefined || single === undefined) throw new Error('The world has too few items')
  const { paperId, itemIds } = await addPaper(service.db, 1, world.teacher.uid, [written, single, written])
  const [one = 0, , two = 0] = itemIds
  const id = await assign(service, world, { paperId })
  await handIn(id, { 0: { [one]: 'One', [two]: 'Two' } })
  const { submissionId, unmarkedCount } = await submissionOf(service, id, world.students[0])
  expect(unmarkedCount).toBe(2)
  const ids = { assignmentId: id, submissionId, ...full }
  const saved = await Promise.all([one, two].map((itemId) => world.teacher.get(marking.save, { ...ids, itemId })))
  expect(saved.map(({ score, rev, unmarked }) => ({ score, rev, unmarked }))).toEqual([
    { score: 150, rev: 1, unmarked: 0 },
    { score: 150, rev: 1, unmarked: 0 },
  ])
  const { now } = service.clock
  expect(await submissionOf(service, id, world.students[0])).toEqual(
    submissionRow(id, world.students[0], { startedAt: now, submittedAt: now, writtenScore: 300 }),
  )
})

test('of two markers of the same submission one gets an error, and nothing is overwritten', async () => {
  const ids = await freshSubmission()
  const answers = await Promise.all(
    [full.criteria, [10, 10, 10]].map((criteria) => world.teacher.call(marking.save, { ...ids, ...full, criteria })),
  )
  expect(answers.map(resultId).toSorted()).toEqual(['markedByOther', 'ok'])
  const won = answers.find((answer) => resultId(answer) === 'ok')?.data.score
  const history = await service.db.select().from(mark).where(eq(mark.submissionId, ids.submissionId))
  expect(history.map(({ scoreAfter }) => scoreAfter)).toEqual([won])
  expect((await submissionOf(service, ids.assignmentId, world.students[0])).writtenScore).toBe(won)
})

test('scores beyond a criterion, below zero, in odd tenths, too few and too many are refused', async () => {
  const ids = await freshSubmission()
  const wrong = [[55, 60, 40], [-5, 60, 40], [50, 60, 41], [50, 60], [50, 60, 40, 0], []]
  const results: string[] = []
  for (const criteria of wrong)
    results.push(resultId(await world.teacher.call(marking.save, { ...ids, ...full, criteria })))
  expect(results).toEqual(wrong.map(() => 'scoreOutOfRange'))
  expect((await submissionOf(service, ids.assignmentId, world.students[0])).unmarkedCount).toBe(1)
})

test('a submission that is not handed in, an item not marked by a person, and foreign ids are refused', async () => {
  const ids = await freshSubmission()
  const other = await freshSubmission()
  const { submissionId: unsubmitted } = await submissionOf(service, assignmentId, world.students[3])
  const save = (over: object) => world.teacher.call(marking.save, { ...ids, ...full, ...over })
  const strangerItem = (await addPaper(service.db, 1, world.teacher.uid, worldItems)).itemIds[4] ?? 0
  const answers = [
    await save({ assignmentId, submissionId: unsubmitted }),
    await save({ itemId: itemIdAt(world, 0) }),
    await save({ itemId: strangerItem }),
    await save({ itemId: 987_654_321 }),
    await save({ submissionId: other.submissionId }),
    await save({ submissionId: 987_654_321 }),
    await world.teacher.call(marking.submissions, { assignmentId, itemId: itemIdAt(world, 0) }),
    await world.teacher.call(marking.submissions, { assignmentId, itemId: strangerItem }),
    await world.teacher.call(marking.submissions, { assignmentId, itemId: 987_654_321 }),
  ]
  expect(answers.map(resultId)).toEqual([
    'notSubmitted',
    'itemUnknown',
    'itemUnknown',
    'itemUnknown',
    'submissionUnknown',
    'submissionUnknown',
    'itemUnknown',
    'itemUnknown',
    'itemUnknown',
  ])
})

test('other teachers’ assignments get the same answer as unknown ones', async () => {
  const ids = await freshSubmission()
  const calls = [world.colleague, world.stranger].flatMap((client) => [
    client.call(marking.items, { assignmentId }),
    client.call(marking.submissions, { assignmentId, itemId: writtenId }),
    client.call(marking.save, { ...ids, ...full }),
  ])
  const unknown = world.teacher.call(marking.items, { assignmentId: 987_654_321 })
  const answers = await Promise.all([...calls, unknown])
  expect(answers.map(resultId)).toEqual(Array.from({ length: 7 }, () => 'notFound'))
})
