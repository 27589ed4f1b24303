import { readFileSync } from 'node:fs'
import path from 'node:path'
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { bank } from '#api/contract/groups/bank.ts'
import { basket } from '#api/contract/groups/basket.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { bankSearch, item } from '#server/database/schema/questions.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { addBankBook, addQuestion } from '#tests/support/worlds/bank-world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A single choice worth five points, declared of medium difficulty, on a paper of one item. */
let paperId: number
let questionId: number
let itemId: number
/** Questions of its type, declared easy and hard. */
let easy: number
let hard: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const { db } = service
  const made = await addPaper(db, 1, world.teacher.uid, worldItems.slice(0, 1))
  ;[paperId, itemId] = [made.paperId, idOf(made.itemIds[0])]
  const [placed] = await db.select().from(paperItem).where(eq(paperItem.paperId, paperId))
  questionId = idOf(placed?.questionId)
  await db.execute(sql`update question set difficulty = 2 where question_id = ${questionId}::int`)
  await indexQuestions(db, [questionId])
  const [knowledgeId] = (await addBankBook(db)).knowledgeIds
  easy = await addQuestion(db, { stem: 'easy', difficulty: 1, knowledgeId })
  hard = await addQuestion(db, { stem: 'hard', difficulty: 3, knowledgeId })
})

afterAll(() => service.close())

/** An assignment that is over, with this many students, whose answers are worth five points or nothing; its scores are published. */
async function answered(
  count: number,
  right: number,
  { ofPaper, itemIds } = { ofPaper: paperId, itemIds: [itemId] },
): Promise<void> {
  const { db, clock } = service
  const assignmentId = await assign(service, world, { paperId: ofPaper, endTime: clock.now }, [])
  await db.execute(sql`
    insert into app_user (username, realname, u_type, school_id, password_hash, created_at)
    select 'measured' || ${assignmentId}::int || '-' || n, '同学', 102, 1, '-', now()
    from generate_series(1, ${count}::int) as n`)
  await db.execute(sql`
    insert into submission (assignment_id, uid, submitted_at)
    select ${assignmentId}::int, uid, now() from app_user where username like 'measured' || ${assignmentId}::int || '-%'`)
  await db.execute(sql`
    insert into answer (submission_id, item_id, value, score)
    select submission_id, item_id, 'B', case when dense_rank() over (order by submission_id) <= ${right}::int
      then 50 else 0 end
    from submission cross join unnest(${sql.param(itemIds)}::bigint[]) as asked (item_id)
    where assignment_id = ${assignmentId}::int`)
  await world.teacher.get(assigning.publishScores, { assignmentId })
  await service.runJobs()
}

const list = (over: Partial<InputOf<typeof bank.list>> = {}) =>
  world.teacher.get(bank.list, {
    subjectId: 203,
    types: [1],
    sort: 'newest',
    pager: { currentPage: 1, pageSize: 20 },
    ...over,
  })

/** The three questions in the order found. */
const found = async (over?: Partial<InputOf<typeof bank.list>>) =>
  (await list(over)).list.map((one) => one.questionId).filter((id) => [questionId, easy, hard].includes(id))

const known = async () => {
  const { difficulty, measured } = await world.teacher.get(bank.detail, { questionId })
  return { difficulty, measured }
}

test('the declared difficulty counts until thirty answers are marked, then that of the answers everywhere', async () => {
  await answered(29, 5)
  const before = [await known(), await found({ difficulties: [2] }), (await list()).facets.difficulties]
  await answered(1, 0)
  const after = [await known(), await found({ difficulties: [2] }), (await list()).facets.difficulties]
  const counted = (easyCount: number, mediumCount: number, hardCount: number) =>
    [easyCount, mediumCount, hardCount].flatMap((count, index) => (count === 0 ? [] : [{ value: index + 1, count }]))
  const others = (await list()).total - 2
  expect({ before, after }).toEqual({
    before: [{ difficulty: 2, measured: null }, [questionId], counted(others, 1, 1)],
    after: [{ difficulty: 2, measured: { difficulty: 3, answers: 30 } }, [], counted(others, 0, 2)],
  })
  expect({
    hard: await found({ difficulties: [3] }),
    hardest: await found({ sort: 'hardest' }),
    easiest: await found({ sort: 'easiest' }),
  }).toEqual({ hard: [hard, questionId], hardest: [hard, questionId, easy], easiest: [easy, hard, questionId] })
})

test('similar questions, the basket and the paper go by the measured difficulty too', async () => {
  const similar = await world.teacher.get(bank.similar, { questionId })
  await world.teacher.get(basket.add, { subjectId: 203, questionIds: [questionId] })
  const { difficulties } = await world.teacher.get(basket.stat, { subjectId: 203 })
  const { measured, sections } = await world.teacher.get(paperArea.detail, { paperId })
  expect({
    similar: similar.sameType.map((one) => one.questionId).filter((id) => id === easy || id === hard),
    difficulties,
  }).toEqual({ similar: [hard, easy], difficulties: [{ difficulty: 3, questionCount: 1, itemCount: 1, score: 50 }] })
  expect({
    measured,
    onPaper: sections.flatMap(({ questions }) => questions.map(({ difficulty }) => difficulty)),
  }).toEqual({ measured: [{ questionId, difficulty: 3, answers: 30 }], onPaper: [2] })
})

test('a corrected key measures its questions again, and what was measured outlasts a new index', async () => {
  await world.teacher.get(paperArea.correctKey, { paperId, itemId, keyRev: 0, key: { kind: 'single', choice: 'C' } })
  await service.runJobs()
  await indexQuestions(service.db, [questionId])
  const corrected = await known()
  await world.teacher.get(paperArea.correctKey, { paperId, itemId, keyRev: 1, key: { kind: 'single', choice: 'B' } })
  await service.runJobs()
  expect({ corrected, reindexed: await known() }).toEqual({
    corrected: { difficulty: 2, measured: { difficulty: 3, answers: 30 } },
    reindexed: { difficulty: 2, measured: { difficulty: 1, answers: 30 } },
  })
  expect(service.faults).toEqual([])
})

const measuredNow = () =>
  service.db
    .select({
      questionId: bankSearch.questionId,
      difficulty: bankSearch.measuredDifficulty,
      answers: bankSearch.measuredAnswers,
    })
    .from(bankSearch)
    .orderBy(bankSearch.questionId)

/** Runs the last statement of a migration. */
async function runLastOf(name: string): Promise<void> {
  const migration = readFileSync(path.join(projectRoot(), `server/database/migrations/${name}.sql`), 'utf8')
  await service.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
}

/** A question of two items on a paper of its own, each worth five points. */
async function clozeOnPaper() {
  const { db } = service
  const { paperId: ofCloze, itemIds } = await addPaper(db, 1, world.teacher.uid, worldItems.slice(2, 4))
  const [first] = await db.select().from(paperItem).where(eq(paperItem.paperId, ofCloze)).orderBy(paperItem.no)
  const clozeId = idOf(first?.questionId)
  await db
    .update(item)
    .set({ questionId: clozeId, no: 2 })
    .where(eq(item.itemId, idOf(itemIds[1])))
  await db.update(paperItem).set({ questionId: clozeId }).where(eq(paperItem.paperId, ofCloze))
  return { clozeId, of: { ofPaper: ofCloze, itemIds } }
}

test('a question of several items is measured by how many students answered it, not by their answers to its items', async () => {
  const { clozeId, of } = await clozeOnPaper()
  const usage = async () => {
    const { measured, usage: known } = await world.teacher.get(bank.detail, { questionId: clozeId })
    return { measured, answers: known.answers, facility: known.facility }
  }
  await answered(29, 29, of)
  const before = await usage()
  await answered(1, 0, of)
  expect({ before, after: await usage() }).toEqual({
    before: { measured: null, answers: 29, facility: null },
    after: { measured: { difficulty: 1, answers: 30 }, answers: 30, facility: 29 / 30 },
  })
})

test('what was measured by answers to items is measured anew when a database is brought up to date', async () => {
  const { db } = service
  const { clozeId, of } = await clozeOnPaper()
  await answered(15, 15, of)
  const before = await measuredNow()
  await db
    .update(bankSearch)
    .set({ measuredDifficulty: 1, measuredAnswers: 30 })
    .where(eq(bankSearch.questionId, clozeId))
  await db
    .update(bankSearch)
    .set({ measuredDifficulty: 2, measuredAnswers: 60 })
    .where(and(isNotNull(bankSearch.measuredDifficulty), ne(bankSearch.questionId, clozeId)))
  await runLastOf('0044_submissions-measured')
  expect(await measuredNow()).toEqual(before)
})

test('a database from before is measured when it is brought up to date', async () => {
  const { db } = service
  const before = await measuredNow()
  await db.update(bankSearch).set({ measuredDifficulty: null, measuredAnswers: null })
  await runLastOf('0032_measured-difficulty')
  await runLastOf('0044_submissions-measured')
  expect(await measuredNow()).toEqual(before)
})
