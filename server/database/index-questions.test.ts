import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { addBankBook, addQuestion } from '#tests/support/worlds/bank-world.ts'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import type { OpenDatabase } from './database.ts'
import { indexQuestions, indexWhatIsMissing } from './index-questions.ts'
import { projectRoot } from './project-root.ts'
import { bankSearch, item } from './schema/questions.ts'

const migrations = path.join(projectRoot(), 'server/database/migrations')

let database: OpenDatabase
let questionId: number

beforeAll(async () => {
  database = await lendDatabase()
  const [knowledgeId] = (await addBankBook(database.db)).knowledgeIds
  questionId = await addQuestion(database.db, { stem: '图书馆', passage: 'A Book', count: 2, knowledgeId })
})

afterAll(() => database.close())

const indexed = () => database.db.select().from(bankSearch)

test('a question is found by all of its items, and by new words after reindexing', async () => {
  const [before] = await indexed()
  expect({ questionId: before?.questionId, searchText: before?.searchText }).toEqual({
    questionId,
    searchText: ['a book', ...[1, 2].map(() => '图书馆 选项 a 选项 b 选项 c 选项 d 一般现在时')].join(' '),
  })
  expect(before?.tokens).toContain("'v图书'")
  await database.db.update(item).set({ stem: 'library' }).where(eq(item.questionId, questionId))
  await indexQuestions(database.db, [questionId])
  const after = await indexed()
  const isFoundBy = (word: string) => after.map(({ tokens }) => tokens.includes(`'v${word}'`))
  expect({ before: isFoundBy('图书'), after: isFoundBy('library') }).toEqual({ before: [false], after: [true] })
})

test('a question of more points than a row of an index can hold is indexed by the first of them', async () => {
  const random = seededRandom(7)
  const further = Array.from({ length: 400 }, () => 1_000_000_000 + random(2 ** 31))
  await database.db.update(item).set({ furtherKnowledgeIds: further })
  await indexQuestions(database.db, [questionId])
  const [{ knowledgeIds } = { knowledgeIds: [] }] = await indexed()
  expect(knowledgeIds.slice(1)).toEqual(further.slice(0, 249))
})

test('questions written by an older Podium are indexed, and none twice', async () => {
  const before = await indexed()
  await database.db.delete(bankSearch)
  await indexWhatIsMissing(database.db)
  await indexWhatIsMissing(database.db)
  expect(await indexed()).toEqual(before)
})

test('a text that a migration has emptied is indexed anew, and what was measured stays', async () => {
  await database.db.update(bankSearch).set({ measuredDifficulty: 3, measuredAnswers: 40 })
  const before = await indexed()
  await database.db.execute(sql.raw(readFileSync(path.join(migrations, '0043_search-signs.sql'), 'utf8')))
  const emptied = await indexed()
  await indexWhatIsMissing(database.db)
  expect({ emptied, after: await indexed() }).toEqual({
    emptied: before.map((row) => ({ ...row, searchText: '' })),
    after: before,
  })
})
