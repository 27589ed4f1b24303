import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { audit, jobProgress } from '#server/database/schema/system.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let own: CorrectablePaper

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  own = await correctablePaper(service, world)
})

/** Corrects a key, runs the job, and returns the result. */
async function corrected(...sent: Parameters<CorrectablePaper['correct']>) {
  const answer = await own.correct(...sent)
  if (resultId(answer) !== 'ok') throw new Error(`correctKey answered ${resultId(answer)}`)
  await service.runJobs()
  return world.teacher.get(paperArea.correctionProgress, answer.data)
}

const person = (index: number) => ({
  uid: world.students[index]?.uid,
  username: `qm070100${index + 1}`,
  realname: `姓名 qm070100${index + 1}`,
})

test('a corrected key re-marks every submission of every assignment of the paper and lists the changed totals', async () => {
  const one = await assign(service, world, { paperId: own.paperId, assignmentName: '一' })
  const two = await assign(service, world, { paperId: own.paperId, assignmentName: '二' })
  await own.handIn(one, 0, { [own.singleId]: 'B', [own.blankId]: 'library', [own.writtenId]: 'Text' })
  await own.handIn(one, 1, { [own.singleId]: 'C' })
  await own.handIn(one, 2, {})
  await own.handIn(two, 1, { [own.singleId]: 'C', [own.blankId]: 'libraries' })
  await own.handIn(two, 0, { [own.singleId]: 'A' })
  const { data } = await own.correct({ kind: 'single', choice: 'C' })
  const progress = () => world.teacher.get(paperArea.correctionProgress, data)
  expect(await progress()).toEqual({ state: 'waiting', done: 0, total: 0, changes: [] })
  await service.runJobs()
  expect(await progress()).toEqual({
    state: 'done',
    done: 5,
    total: 5,
    changes: [
      { assignmentId: one, assignmentName: '一', courseName: '七年级(2)班', ...person(0), before: 100, after: 50 },
      { assignmentId: one, assignmentName: '一', courseName: '七年级(2)班', ...person(1), before: 0, after: 50 },
      { assignmentId: two, assignmentName: '二', courseName: '七年级(2)班', ...person(1), before: 50, after: 100 },
    ],
  })
  expect(await own.scoresOf(one)).toEqual([
    [50, 0, 1],
    [50, 0, 0],
    [0, 0, 0],
  ])
  expect(await own.scoresOf(two)).toEqual([
    [0, 0, 0],
    [100, 0, 0],
    [0, 0, 0],
  ])
  expect(
    (await own.marksOf(own.singleId)).map(({ scoreBefore, scoreAfter, markerId }) => ({
      scoreBefore,
      scoreAfter,
      markerId,
    })),
  ).toEqual([
    { scoreBefore: 50, scoreAfter: 0, markerId: null },
    { scoreBefore: 0, scoreAfter: 50, markerId: null },
    { scoreBefore: 0, scoreAfter: 50, markerId: null },
  ])
  const revs = await service.db
    .select()
    .from(answer)
    .where(eq(answer.itemId, own.singleId))
    .orderBy(answer.submissionId)
  expect(revs.map(({ value, score, rev }) => ({ value, score, rev }))).toEqual([
    { value: 'B', score: 0, rev: 1 },
    { value: 'C', score: 50, rev: 1 },
    { value: '', score: 0, rev: 0 },
    { value: 'A', score: 0, rev: 0 },
    { value: 'C', score: 50, rev: 1 },
  ])
  const noted = await service.db
    .select()
    .from(audit)
    .where(eq(audit.path, paperArea.correctionProgress.path))
    .orderBy(audit.auditId)
  const [before, after] = noted.map(({ rowCount }) => rowCount)
  expect({ rows: noted.length, before, after }).toEqual({ rows: 2, before: 0, after: 3 })
})

test('another rule for several right options re-marks like another key, and the student sees it', async () => {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  await own.handIn(assignmentId, 0, { [own.multipleId]: 'A' })
  await own.handIn(assignmentId, 1, { [own.multipleId]: 'AC' })
  const { changes } = await corrected(
    { kind: 'multiple', choices: ['A', 'C'], rule: 'whole' },
    { itemId: own.multipleId },
  )
  expect(changes.map(({ before, after }) => ({ before, after }))).toEqual([{ before: 25, after: 0 }])
  expect((await own.scoresOf(assignmentId)).slice(0, 2)).toEqual([
    [0, 0, 0],
    [50, 0, 0],
  ])
  const detail = await world.teacher.get(paperArea.detail, { paperId: own.paperId })
  const items = detail.sections.flatMap(({ questions }) => questions.flatMap((one) => one.items))
  expect(items.find(({ itemId }) => itemId === own.multipleId)?.key).toEqual({
    kind: 'multiple',
    choices: ['A', 'C'],
    rule: 'whole',
  })
})

test('the key of the paper changes with its revision, the key in the bank does not', async () => {
  service.clock.now = new Date('2026-11-20T06:30:00Z')
  expect(resultId(await own.correct({ kind: 'multiple', choices: ['D', 'A'] }, { itemId: own.multipleId }))).toBe('ok')
  const [placed] = await service.db.select().from(paperItem).where(eq(paperItem.itemId, own.multipleId))
  expect({ key: placed?.key, keyRev: placed?.keyRev }).toEqual({
    key: { kind: 'multiple', choices: ['A', 'D'] },
    keyRev: 1,
  })
  const [ofBank] = await service.db.select().from(item).where(eq(item.itemId, own.multipleId))
  expect(ofBank?.key).toEqual({ kind: 'multiple', choices: ['A', 'C'] })
  const [changed] = await service.db.select().from(paper).where(eq(paper.paperId, own.paperId))
  expect(changed?.updatedAt).toEqual(service.clock.now)
})

test('an item marked by a person is not re-scored', async () => {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  await own.handIn(assignmentId, 0, { [own.writtenId]: 'Text' })
  const criteria = [{ name: '整体', hint: '', max: 150 }]
  const progress = await corrected({ kind: 'written', model: '范文', criteria }, { itemId: own.writtenId })
  expect(progress).toEqual({ state: 'done', done: 0, total: 0, changes: [] })
  expect({ scores: await own.scoresOf(assignmentId), marks: await own.marksOf(own.writtenId) }).toEqual({
    scores: [
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ],
    marks: [],
  })
})

test('a key that does not fit, was changed meanwhile, or belongs to another item changes nothing and starts nothing', async () => {
  const before = await service.db.select().from(jobProgress)
  const right = { kind: 'single', choice: 'C' } as const
  const answers = [
    await own.correct({ kind: 'blank', accept: ['C'] }),
    await own.correct({ kind: 'single', choice: 'G' }),
    await own.correct(right, { keyRev: 1 }),
    await own.correct(right, { itemId: itemIdAt(world, 0) }),
    await own.correct(right, { itemId: 987_654_321 }),
    await own.correct(right, { paperId: world.strangerPaperId }),
    await own.correct(right, { paperId: 987_654_321 }),
    await world.colleague.call(paperArea.correctKey, {
      paperId: own.paperId,
      itemId: own.singleId,
      keyRev: 0,
      key: { kind: 'single', choice: 'C' },
    }),
  ]
  expect(answers.map(resultId)).toEqual([
    'keyInvalid',
    'keyInvalid',
    'keyChangedByOther',
    'itemUnknown',
    'itemUnknown',
    'notFound',
    'notFound',
    'notFound',
  ])
  const [placed] = await service.db.select().from(paperItem).where(eq(paperItem.itemId, own.singleId))
  expect({ key: placed?.key, keyRev: placed?.keyRev }).toEqual({ key: { kind: 'single', choice: 'B' }, keyRev: 0 })
  expect(await service.db.select().from(jobProgress)).toEqual(before)
  const { rows } = await service.db.execute(
    sql`select 1 from pgboss.job where name = 'remark' and data ->> 'itemId' = ${String(own.singleId)}`,
  )
  expect(rows).toEqual([])
})

test('of two concurrent corrections one gets an error', async () => {
  const answers = await Promise.all((['C', 'D'] as const).map((choice) => own.correct({ kind: 'single', choice })))
  expect(answers.map(resultId).toSorted()).toEqual(['keyChangedByOther', 'ok'])
})

test('a correction of a correction ends with the last key, with nothing counted twice', async () => {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  await own.handIn(assignmentId, 0, { [own.singleId]: 'B' })
  await own.handIn(assignmentId, 1, { [own.singleId]: 'C' })
  await own.correct({ kind: 'single', choice: 'C' })
  await own.correct({ kind: 'single', choice: 'D' }, { keyRev: 1 })
  await service.runJobs()
  expect(await own.scoresOf(assignmentId)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  const again = await corrected({ kind: 'single', choice: 'B' }, { keyRev: 2 })
  expect(again.changes.map(({ uid, before, after }) => ({ uid, before, after }))).toEqual([
    { uid: person(0).uid, before: 0, after: 50 },
  ])
})

test('other people’s and unknown jobs get the same answer', async () => {
  const { data } = await own.correct({ kind: 'single', choice: 'C' })
  const answers = await Promise.all([
    world.colleague.call(paperArea.correctionProgress, data),
    world.teacher.call(paperArea.correctionProgress, { jobId: 'no-such-job' }),
  ])
  const unknown = { result: 'jobUnknown', msg: '没有这个任务，可能已过期', data: {} }
  expect(answers.map((answer) => ({ result: resultId(answer), msg: answer.msg, data: answer.data }))).toEqual([
    unknown,
    unknown,
  ])
})
