import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { type CorrectablePaper, correctablePaper } from '#tests/support/worlds/correctable-paper.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { startedBehind } from '#tests/support/database/started-behind.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import type { Job } from '../jobs/job-queue.ts'
import { lockKeys, storeKeys } from './key-correction.ts'
import { remark, remarkBatch, remarkBatchSize } from './remark.ts'
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

/** A class too large for one batch: every other submission has B. */
async function largeAssignment(count: number): Promise<number> {
  const { db } = service
  const assignmentId = await assign(service, world, { paperId: own.paperId }, [])
  await db.execute(sql`
    insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
    select 'large' || ${own.paperId}::int || '-' || lpad(n::text, 5, '0'), '同学' || n, 102, 1, '-', now()
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into submission (assignment_id, uid, submitted_at, objective_score)
    select ${assignmentId}::int, uid, now(), case when uid % 2 = 0 then 50 else 0 end from app_user
    where username like 'large' || ${own.paperId}::int || '-%'`)
  await db.execute(sql`
    insert into answer (submission_id, item_id, value, score)
    select submission_id, ${own.singleId}::int, case when uid % 2 = 0 then 'B' else 'C' end, objective_score from submission
    where assignment_id = ${assignmentId}::int`)
  return assignmentId
}

/** A corrected key whose job is run by this test, not by the queue. */
async function startedJob() {
  const { data } = await own.correct({ kind: 'single', choice: 'C' })
  return { jobId: data.jobId, paperId: own.paperId, itemId: own.singleId }
}

const now = () => service.clock.now

test('a job that died between two batches resumes there and reports all changes', async () => {
  const count = remarkBatchSize * 2 + 7
  const assignmentId = await largeAssignment(count)
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
  expect((await own.marksOf(own.singleId)).length).toBe(count)
  expect(await wrongTotals(assignmentId)).toEqual([])
})

/** Runs the first batch of a job, and starts the other work before it commits. */
async function duringFirstBatch(job: Job<'remark'>, other: () => Promise<void>): Promise<void> {
  const { end } = await service.db.transaction(async (transaction) => {
    await remarkBatch(transaction, job, now())
    return startedBehind(service.db, other)
  })
  await end
}

test('two concurrent runs of one job, and a run after its end, do everything once', async () => {
  const count = remarkBatchSize * 3
  const assignmentId = await largeAssignment(count)
  const job = await startedJob()
  await duringFirstBatch(job, () => remark(service.db, job, now))
  await remark(service.db, job, now)
  const { changes, ...rest } = await world.teacher.get(paperArea.correctionProgress, { jobId: job.jobId })
  expect({ rest, changes: changes.length }).toEqual({
    rest: { state: 'done', done: count, total: count },
    changes: count,
  })
  expect((await own.marksOf(own.singleId)).length).toBe(count)
  expect(await wrongTotals(assignmentId)).toEqual([])
})

test('two concurrent corrections of one item change every total once', async () => {
  const count = remarkBatchSize + 9
  const assignmentId = await largeAssignment(count)
  const first = await startedJob()
  const { data } = await own.correct({ kind: 'single', choice: 'C' }, { keyRev: 1 })
  await duringFirstBatch(first, () => remark(service.db, { ...first, jobId: data.jobId }, now))
  await remark(service.db, first, now)
  const both = await Promise.all(
    [first.jobId, data.jobId].map((jobId) => world.teacher.get(paperArea.correctionProgress, { jobId })),
  )
  expect(both.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(both.flatMap(({ changes }) => changes).length).toBe(count)
  expect(await wrongTotals(assignmentId)).toEqual([])
})

test('re-marking two items of the same submissions concurrently adds up', async () => {
  const assignmentId = await largeAssignment(remarkBatchSize + 20)
  await service.db.execute(sql`
    insert into answer (submission_id, item_id, value, score)
    select submission_id, ${own.blankId}::int, 'book', 0 from submission where assignment_id = ${assignmentId}::int`)
  const ofSingle = await startedJob()
  const { data } = await own.correct({ kind: 'blank', accept: ['book'] }, { itemId: own.blankId })
  await Promise.all([
    remark(service.db, ofSingle, now),
    remark(service.db, { jobId: data.jobId, paperId: own.paperId, itemId: own.blankId }, now),
  ])
  expect(await wrongTotals(assignmentId)).toEqual([])
})

/**
 * Submissions whose stored sum differs from that of their answers, or whose answer to the single choice is not marked
 * by C.
 */
async function wrongTotals(assignmentId: number) {
  const sum = sql<number>`sum(${answer.score})::int`
  return service.db
    .select({ submissionId: submission.submissionId, stored: submission.objectiveScore, sum })
    .from(submission)
    .innerJoin(
      answer,
      and(eq(answer.submissionId, submission.submissionId), inArray(answer.itemId, [own.singleId, own.blankId])),
    )
    .where(eq(submission.assignmentId, assignmentId))
    .groupBy(submission.submissionId)
    .having(
      sql`${sum} <> ${submission.objectiveScore} or
        max(${answer.score}) filter (where ${answer.itemId} = ${own.singleId}) <>
        (case when max(${answer.value}) filter (where ${answer.itemId} = ${own.singleId}) = 'C' then 50 else 0 end)`,
    )
}

test('submissions handed in while a key is being corrected are marked by the new key', async () => {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  const answers = { [own.singleId]: 'C' }
  const [answered] = await Promise.all([
    own.correct({ kind: 'single', choice: 'C' }),
    ...world.students.map((client) => client.get(student.submit, { assignmentId, answers })),
  ])
  expect(resultId(answered)).toBe('ok')
  await service.runJobs()
  expect(await own.scoresOf(assignmentId)).toEqual(world.students.map(() => [50, 0, 0]))
})

test('a submission handed in during a correction waits for it', async () => {
  const assignmentId = await assign(service, world, { paperId: own.paperId })
  const { end } = await service.db.transaction(async (transaction) => {
    await lockKeys(transaction, own.paperId, now())
    const behind = await startedBehind(service.db, () => own.handIn(assignmentId, 0, { [own.singleId]: 'C' }))
    await storeKeys(transaction, own.paperId, [{ itemId: own.singleId, key: { kind: 'single', choice: 'C' } }])
    return behind
  })
  await end
  expect((await own.scoresOf(assignmentId))[0]).toEqual([50, 0, 0])
})
