import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { student } from '#api/contract/areas/student.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { Transaction } from '#server/database/database.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { audit, jobProgress } from '#server/database/schema/system.ts'
import { answer, mark, submission } from '#server/database/schema/tests.ts'
import { assign } from '#tests/support/assignments.ts'
import { startTestService, type TestService } from '#tests/support/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/world.ts'
import { lockKeys, storeKey } from './key-correction.ts'
import { remark, remarkBatch, remarkBatchSize } from './remark.ts'

let service: TestService
let world: World
let paperId: number
let singleId: number
let multipleId: number
let blankId: number
let writtenId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** A paper of its own for every test, so that corrections do not meet. */
beforeEach(async () => {
  const made = await addPaper(service.db, 1, world.teacher.uid, worldItems)
  paperId = made.paperId
  ;[singleId = 0, multipleId = 0, blankId = 0, , writtenId = 0] = made.itemIds
})

async function handIn(testId: number, student_: number, answers: Record<string, string>): Promise<void> {
  await world.students[student_]?.get(student.submit, { testId, answers })
}

type SentKey = InputOf<typeof paperArea.correctKey>['key']

const correct = (key: SentKey, over: object = {}) =>
  world.teacher.call(paperArea.correctKey, { paperId, itemId: singleId, keyRev: 0, key, ...over })

/** Corrects, does the work, and tells what came of it. */
async function corrected(key: SentKey, over: object = {}) {
  const { data, code } = await correct(key, over)
  if (code !== 0) throw new Error(`correctKey answered ${code}`)
  await service.runJobs()
  return world.teacher.get(paperArea.correctionProgress, { jobId: data.jobId })
}

const scoresOf = async (testId: number) =>
  (await service.db.select().from(submission).where(eq(submission.testId, testId)).orderBy(submission.uid)).map(
    ({ objectiveScore, writtenScore, unmarkedCount }) => [objectiveScore, writtenScore, unmarkedCount],
  )

const marksOf = (itemId: number) =>
  service.db.select().from(mark).where(eq(mark.itemId, itemId)).orderBy(mark.submissionId, mark.markId)

const person = (index: number) => ({
  uid: world.students[index]?.uid,
  username: `qm070100${index + 1}`,
  realname: `姓名 qm070100${index + 1}`,
})

test('a corrected key re-marks every script of every test of the paper and says whose total changed', async () => {
  const one = await assign(service, world, { paperId, testName: '一' })
  const two = await assign(service, world, { paperId, testName: '二' })
  await handIn(one, 0, { [singleId]: 'B', [blankId]: 'library', [writtenId]: 'Text' })
  await handIn(one, 1, { [singleId]: 'C' })
  await handIn(one, 2, {})
  await handIn(two, 1, { [singleId]: 'C', [blankId]: 'libraries' })
  await handIn(two, 0, { [singleId]: 'A' })
  const { data } = await correct({ kind: 'single', choice: 'C' })
  const progress = () => world.teacher.get(paperArea.correctionProgress, data)
  expect(await progress()).toEqual({ state: 'waiting', done: 0, total: 0, changes: [] })
  await service.runJobs()
  expect(await progress()).toEqual({
    state: 'done',
    done: 5,
    total: 5,
    changes: [
      { testId: one, testName: '一', ...person(0), before: 100, after: 50 },
      { testId: one, testName: '一', ...person(1), before: 0, after: 50 },
      { testId: two, testName: '二', ...person(1), before: 50, after: 100 },
    ],
  })
  expect(await scoresOf(one)).toEqual([
    [50, 0, 1],
    [50, 0, 0],
    [0, 0, 0],
  ])
  expect(await scoresOf(two)).toEqual([
    [0, 0, 0],
    [100, 0, 0],
    [0, 0, 0],
  ])
  expect(
    (await marksOf(singleId)).map(({ scoreBefore, scoreAfter, markerId }) => [scoreBefore, scoreAfter, markerId]),
  ).toEqual([
    [50, 0, null],
    [0, 50, null],
    [0, 50, null],
  ])
  const revs = await service.db.select().from(answer).where(eq(answer.itemId, singleId)).orderBy(answer.submissionId)
  expect(revs.map(({ value, score, rev }) => [value, score, rev])).toEqual([
    ['B', 0, 1],
    ['C', 50, 1],
    ['', 0, 0],
    ['A', 0, 0],
    ['C', 50, 1],
  ])
  const noted = await service.db.select().from(audit).where(eq(audit.path, paperArea.correctionProgress.path))
  expect(noted.map(({ rowCount }) => rowCount)).toEqual([0, 3])
})

test('the key of the paper changes with its revision, the key of the bank does not', async () => {
  service.clock.now = new Date('2026-11-20T06:30:00Z')
  expect((await correct({ kind: 'multiple', choices: ['D', 'A'] }, { itemId: multipleId })).code).toBe(0)
  const [placed] = await service.db.select().from(paperItem).where(eq(paperItem.itemId, multipleId))
  expect([placed?.key, placed?.keyRev]).toEqual([{ kind: 'multiple', choices: ['A', 'D'] }, 1])
  const [ofBank] = await service.db.select().from(item).where(eq(item.itemId, multipleId))
  expect(ofBank?.key).toEqual({ kind: 'multiple', choices: ['A', 'C'] })
  const [changed] = await service.db.select().from(paper).where(eq(paper.paperId, paperId))
  expect(changed?.updatedAt).toEqual(service.clock.now)
})

test('for an item that a person marks nothing is re-scored', async () => {
  const testId = await assign(service, world, { paperId })
  await handIn(testId, 0, { [writtenId]: 'Text' })
  const criteria = [{ name: '整体', hint: '', max: 150 }]
  const progress = await corrected({ kind: 'written', model: '范文', criteria }, { itemId: writtenId })
  expect(progress).toEqual({ state: 'done', done: 0, total: 0, changes: [] })
  expect([await scoresOf(testId), await marksOf(writtenId)]).toEqual([
    [
      [0, 0, 1],
      [0, 0, 0],
      [0, 0, 0],
    ],
    [],
  ])
})

test('a key that does not fit, that was changed meanwhile, or of an item elsewhere changes nothing and starts nothing', async () => {
  const before = await service.db.select().from(jobProgress)
  const right: SentKey = { kind: 'single', choice: 'C' }
  const answers = [
    await correct({ kind: 'blank', accept: ['C'] }),
    await correct({ kind: 'single', choice: 'G' }),
    await correct(right, { keyRev: 1 }),
    await correct(right, { itemId: world.itemIds[0] }),
    await correct(right, { itemId: 987_654_321 }),
    await correct(right, { paperId: world.strangerPaperId }),
    await correct(right, { paperId: 987_654_321 }),
    await world.colleague.call(paperArea.correctKey, {
      paperId,
      itemId: singleId,
      keyRev: 0,
      key: { kind: 'single', choice: 'C' },
    }),
  ]
  expect(answers.map(({ code }) => code)).toEqual([2025, 2025, 2027, 2029, 2029, 1002, 1002, 1002])
  const [placed] = await service.db.select().from(paperItem).where(eq(paperItem.itemId, singleId))
  expect([placed?.key, placed?.keyRev]).toEqual([{ kind: 'single', choice: 'B' }, 0])
  expect(await service.db.select().from(jobProgress)).toEqual(before)
  const { rows } = await service.db.execute(
    sql`select 1 from pgboss.job where name = 'remark' and data ->> 'itemId' = ${String(singleId)}`,
  )
  expect(rows).toEqual([])
})

test('of two corrections at once one is told about the other', async () => {
  const answers = await Promise.all((['C', 'D'] as const).map((choice) => correct({ kind: 'single', choice })))
  expect(answers.map(({ code }) => code).toSorted((left, right) => left - right)).toEqual([0, 2027])
})

test('a correction and its correction end at the last key, with nothing counted twice', async () => {
  const testId = await assign(service, world, { paperId })
  await handIn(testId, 0, { [singleId]: 'B' })
  await handIn(testId, 1, { [singleId]: 'C' })
  await correct({ kind: 'single', choice: 'C' })
  await correct({ kind: 'single', choice: 'D' }, { keyRev: 1 })
  await service.runJobs()
  expect(await scoresOf(testId)).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ])
  const again = await corrected({ kind: 'single', choice: 'B' }, { keyRev: 2 })
  expect(again.changes.map(({ uid, before, after }) => [uid, before, after])).toEqual([[person(0).uid, 0, 50]])
})

test('others and unknown jobs are answered alike', async () => {
  const { data } = await correct({ kind: 'single', choice: 'C' })
  const answers = await Promise.all([
    world.colleague.call(paperArea.correctionProgress, data),
    world.teacher.call(paperArea.correctionProgress, { jobId: 'no-such-job' }),
  ])
  expect(answers.map(({ code, msg, data: nothing }) => [code, msg, nothing])).toEqual([
    [2030, '没有这个任务，可能已过期', {}],
    [2030, '没有这个任务，可能已过期', {}],
  ])
})

/** A class too large for one batch: every other script has B. */
async function largeTest(count: number): Promise<number> {
  const { db } = service
  const testId = await assign(service, world, { paperId }, [])
  await db.execute(sql`
    insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
    select 'large' || ${paperId}::int || '-' || lpad(n::text, 5, '0'), '同学' || n, 102, 1, '-', now()
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into submission (test_id, uid, submitted_at, objective_score)
    select ${testId}::int, uid, now(), case when uid % 2 = 0 then 50 else 0 end from app_user
    where username like 'large' || ${paperId}::int || '-%'`)
  await db.execute(sql`
    insert into answer (submission_id, item_id, value, score)
    select submission_id, ${singleId}::int, case when uid % 2 = 0 then 'B' else 'C' end, objective_score from submission
    where test_id = ${testId}::int`)
  return testId
}

/** A corrected key whose job is at work in this test, not on the queue. */
async function startedJob() {
  const { data } = await correct({ kind: 'single', choice: 'C' })
  return { jobId: data.jobId, paperId, itemId: singleId }
}

const now = () => service.clock.now

test('a job that died between two batches goes on from there and tells all changes', async () => {
  const count = remarkBatchSize * 2 + 7
  const testId = await largeTest(count)
  const job = await startedJob()
  expect(await service.db.transaction((transaction) => remarkBatch(transaction, job, now()))).toBe(true)
  const progress = () => world.teacher.get(paperArea.correctionProgress, { jobId: job.jobId })
  expect(await progress()).toEqual({ state: 'running', done: remarkBatchSize, total: count, changes: [] })
  const dying = service.db.transaction(async (transaction) => {
    await remarkBatch(transaction, job, now())
    throw new Error('killed')
  })
  await expect(dying).rejects.toThrow('killed')
  await remark(service.db, job, now)
  const { changes, ...rest } = await progress()
  expect(rest).toEqual({ state: 'done', done: count, total: count })
  expect(changes.length).toBe(count)
  expect(new Set(changes.map(({ uid }) => uid)).size).toBe(count)
  expect(new Set(changes.map(({ before, after }) => `${before}→${after}`))).toEqual(new Set(['50→0', '0→50']))
  expect((await marksOf(singleId)).length).toBe(count)
  expect(await wrongTotals(testId)).toEqual([])
})

test('two runs of one job beside each other, and a run after its end, do everything once', async () => {
  const count = remarkBatchSize * 3
  const testId = await largeTest(count)
  const job = await startedJob()
  await Promise.all([remark(service.db, job, now), remark(service.db, job, now)])
  await remark(service.db, job, now)
  const { changes, ...rest } = await world.teacher.get(paperArea.correctionProgress, { jobId: job.jobId })
  expect([rest, changes.length]).toEqual([{ state: 'done', done: count, total: count }, count])
  expect((await marksOf(singleId)).length).toBe(count)
  expect(await wrongTotals(testId)).toEqual([])
})

test('re-marking two items of the same scripts at once adds up', async () => {
  const testId = await largeTest(remarkBatchSize + 20)
  await service.db.execute(sql`
    insert into answer (submission_id, item_id, value, score)
    select submission_id, ${blankId}::int, 'book', 0 from submission where test_id = ${testId}::int`)
  const ofSingle = await startedJob()
  const { data } = await correct({ kind: 'blank', accept: ['book'] }, { itemId: blankId })
  await Promise.all([
    remark(service.db, ofSingle, now),
    remark(service.db, { jobId: data.jobId, paperId, itemId: blankId }, now),
  ])
  expect(await wrongTotals(testId)).toEqual([])
})

/** Scripts whose stored sum is not that of their answers, or whose answer to the single choice is not marked by C. */
async function wrongTotals(testId: number) {
  const sum = sql<number>`sum(${answer.score})::int`
  return service.db
    .select({ submissionId: submission.submissionId, stored: submission.objectiveScore, sum })
    .from(submission)
    .innerJoin(
      answer,
      and(eq(answer.submissionId, submission.submissionId), inArray(answer.itemId, [singleId, blankId])),
    )
    .where(eq(submission.testId, testId))
    .groupBy(submission.submissionId)
    .having(
      sql`${sum} <> ${submission.objectiveScore} or
        max(${answer.score}) filter (where ${answer.itemId} = ${singleId}) <>
        (case when max(${answer.value}) filter (where ${answer.itemId} = ${singleId}) = 'C' then 50 else 0 end)`,
    )
}

test('scripts handed in while a key is corrected are marked by the new key', async () => {
  const testId = await assign(service, world, { paperId })
  const answers = { [singleId]: 'C' }
  const [answered] = await Promise.all([
    correct({ kind: 'single', choice: 'C' }),
    ...world.students.map((client) => client.get(student.submit, { testId, answers })),
  ])
  expect(answered.code).toBe(0)
  await service.runJobs()
  expect(await scoresOf(testId)).toEqual(world.students.map(() => [50, 0, 0]))
})

test('a script that is handed in during a correction waits for it', async () => {
  const testId = await assign(service, world, { paperId })
  const handedIn = await service.db.transaction(async (transaction) => {
    await lockKeys(transaction, paperId, now())
    const waiting = handIn(testId, 0, { [singleId]: 'C' })
    // The embedded database has one connection: there the script waits for that.
    if (inject('template').url !== null) await vi.waitFor(async () => expect(await waitingForLock(transaction)).toBe(1))
    await storeKey(transaction, paperId, singleId, { kind: 'single', choice: 'C' })
    return { waiting }
  })
  await handedIn.waiting
  expect((await scoresOf(testId))[0]).toEqual([50, 0, 0])
})

/** Connections to this database that wait for a row. */
async function waitingForLock(db: Transaction): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.['count']
}
