import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { loadKeyedItem, loadKeyedPaper } from '#server/services/paper/paper-tree.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addSheets } from '#tests/support/worlds/read-sheets.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { addSubmissions, addAssignment } from './testing/given-submissions.ts'

let service: TestService
let world: World
let assignmentId: number

const submittedAt = new Date('2026-11-19T08:30:00Z')

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  assignmentId = await addAssignment(service.db, world)
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    { uid: uidAt(world, 2), submittedAt, values: ['C', '', 'x', '2', 'Text three'], written: null },
    { uid: uidAt(world, 0), submittedAt, values: ['B', 'A', 'library', '0.5', 'Text one'], written: 120 },
    { uid: uidAt(world, 1), submittedAt: null, values: [], written: null },
  ])
  const [first] = await service.db
    .select()
    .from(submission)
    .where(eq(submission.uid, uidAt(world, 0)))
  await service.db
    .update(answer)
    .set({ criteria: [40, 50, 30], comment: '结构清楚' })
    .where(and(eq(answer.submissionId, first?.submissionId ?? 0), eq(answer.itemId, itemIdAt(world, 4))))
})

afterAll(() => service.close())

const answered = (no: number, value: string, score: number | null, over: object = {}) => ({
  itemId: itemIdAt(world, no - 1),
  value,
  score,
  criteria: null,
  comment: '',
  crop: null,
  ...over,
})

test("a student's submission comes with the paper, in the order of the paper", async () => {
  expect(await world.teacher.get(report.student, { assignmentId, uid: uidAt(world, 0) })).toEqual({
    realname: '姓名 qm0701001',
    username: 'qm0701001',
    submittedAt: submittedAt.toISOString(),
    paper: await loadKeyedPaper(service.db, world.paperId),
    answers: [
      answered(1, 'B', 50),
      answered(2, 'A', 25),
      answered(3, 'library', 50),
      answered(4, '0.5', 50),
      answered(5, 'Text one', 120, { criteria: [40, 50, 30], comment: '结构清楚' }),
    ],
  })
})

test('an unmarked answer has no score yet', async () => {
  const { answers } = await world.teacher.get(report.student, { assignmentId, uid: uidAt(world, 2) })
  expect(answers.map(({ score }) => score)).toEqual([0, 0, 0, 0, null])
})

test('without a submission the error says that nothing was handed in: unsubmitted, not assigned, unknown', async () => {
  const uids = [uidAt(world, 1), uidAt(world, 3), world.strangerStudent.uid, 987_654_321]
  const calls = await Promise.all(uids.map((uid) => world.teacher.call(report.student, { assignmentId, uid })))
  expect(calls.map((call) => ({ result: resultId(call), msg: call.msg }))).toEqual(
    uids.map(() => ({ result: 'notSubmitted', msg: '这名学生还没有提交' })),
  )
})

test('an item shows who answered what, in roster order, over what was handed in', async () => {
  const known = await loadKeyedItem(service.db, world.paperId, itemIdAt(world, 4))
  expect(await world.teacher.get(report.item, { assignmentId, itemId: itemIdAt(world, 4) })).toEqual({
    ...known,
    list: [
      {
        uid: uidAt(world, 0),
        username: 'qm0701001',
        realname: '姓名 qm0701001',
        value: 'Text one',
        score: 120,
        crop: null,
      },
      {
        uid: uidAt(world, 2),
        username: 'qm0701003',
        realname: '姓名 qm0701003',
        value: 'Text three',
        score: null,
        crop: null,
      },
    ],
  })
})

test('an item of another paper and an unknown one are refused alike', async () => {
  const { sections } = await loadKeyedPaper(service.db, world.strangerPaperId)
  const foreign = sections[0]?.questions[0]?.items[0]?.itemId ?? 0
  const calls = await Promise.all(
    [foreign, 987_654_321].map((itemId) => world.teacher.call(report.item, { assignmentId, itemId })),
  )
  expect(calls.map((answer) => ({ result: resultId(answer), msg: answer.msg }))).toEqual([
    { result: 'itemUnknown', msg: '这份试卷里没有这道题' },
    { result: 'itemUnknown', msg: '这份试卷里没有这道题' },
  ])
})

test('an answer from a sheet links to its crop of the page read last, and to nobody else’s', async () => {
  const [, last = 0] = await addSheets(
    service.db,
    { assignmentId, uid: uidAt(world, 0), owner: world.teacher.uid, itemId: itemIdAt(world, 1) },
    [40, 60],
  )
  const crop = { scanPageId: last, area: { x: 20, y: 60, w: 60, h: 8 } }
  const { list } = await world.teacher.get(report.item, { assignmentId, itemId: itemIdAt(world, 1) })
  expect(list.map(({ uid, crop }) => ({ uid, crop }))).toEqual([
    { uid: uidAt(world, 0), crop },
    { uid: uidAt(world, 2), crop: null },
  ])
  const { answers } = await world.teacher.get(report.student, { assignmentId, uid: uidAt(world, 0) })
  expect(answers.map((one) => one.crop)).toEqual([null, crop, null, null, null])
})
