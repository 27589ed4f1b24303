/** Questions that were imported are told from those that a teacher wrote. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { isQuestion, mapLeaves, questionsOf } from '#domain/paper/elements.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { bankSearch, question } from '#server/database/schema/questions.ts'
import { addBankBook, addQuestion } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A question that the teacher wrote. */
let written: number
/** The questions that the teacher imported, in order, and the paper that was made of them. */
let imported: readonly number[]
let paperId: number

const text = `一、单项选择
1. The heron ____ in the reeds. A. stands B. stand
答案：A
2. The herons ____ in the reeds. A. stands B. stand
答案：B
`

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [knowledgeId] = (await addBankBook(service.db)).knowledgeIds
  written = await addQuestion(service.db, { stem: 'A heron of mine', ownerId: world.teacher.uid, knowledgeId })
  await addQuestion(service.db, { stem: 'A heron of all', knowledgeId })
  paperId = await importText()
  imported = questionsOf((await openedBy(world.teacher, paperId)).paper.elements).map(({ questionId }) => questionId)
})

afterAll(() => service.close())

/** Imports the text with a paper; returns its id. */
async function importText(): Promise<number> {
  const file = { subjectId: 203 as const, fileName: '', content: Buffer.from(text) }
  const made = await world.teacher.get(importPaper.upload, file)
  await service.runJobs()
  const read = await world.teacher.get(importPaper.info, made)
  const questions = read.questions.map(({ passage, difficulty, items, section }) => {
    return { passage, difficulty, items, section }
  })
  const { paperImportId } = made
  const done = await world.teacher.get(importPaper.confirm, { paperImportId, questions, paperTitle: '练习' })
  return done.paperId ?? expect.fail('No paper was made')
}

const pager = { currentPage: 1, pageSize: 10 }

const find = (over: Partial<InputOf<typeof bank.list>> = {}) =>
  world.teacher.get(bank.list, { subjectId: 203, keyword: 'heron', sort: 'newest', pager, ...over })

const idsFrom = async (source: 'own' | 'imported') =>
  (await find({ sources: [source] })).list.map(({ questionId }) => questionId).toSorted((a, b) => a - b)

/** The paper with this stem for the first of the imported questions. */
const restated = (paper: Paper, stem: string): Paper =>
  mapLeaves(paper, (leaf) => (isQuestion(leaf) && leaf.questionId === imported[0] ? withStem(leaf, stem) : leaf))

const withStem = (asked: PaperQuestion, stem: string): PaperQuestion => ({
  ...asked,
  items: asked.items.map((one) => ({ ...one, stem })),
})

test('imported questions are found, counted and shown as such, apart from written ones', async () => {
  const { list, total, facets } = await find({ sources: ['imported'] })
  const [first = 0] = imported
  expect({
    list: list.map(({ questionId, source }) => ({ questionId, source })),
    total,
    counts: facets.sources,
    own: await idsFrom('own'),
    opened: (await world.teacher.get(bank.detail, { questionId: first })).source,
  }).toEqual({
    list: imported.toReversed().map((questionId) => ({ questionId, source: 'imported' })),
    total: 2,
    counts: [
      { value: 'imported', count: 2 },
      { value: 'own', count: 1 },
      { value: 'platform', count: 1 },
    ],
    own: [written],
    opened: 'imported',
  })
})

test('questions imported before sources were told apart are marked where their import is still known', async () => {
  const { db } = service
  await db.update(question).set({ isImported: false })
  await db.update(bankSearch).set({ isImported: false })
  const file = path.join(projectRoot(), 'server/database/migrations/0040_imported-questions.sql')
  const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
  for (const statement of statements.filter((one) => one.includes('UPDATE'))) await db.execute(sql.raw(statement))
  expect({ own: await idsFrom('own'), imported: await idsFrom('imported') }).toEqual({ own: [written], imported })
})

test('an imported question that is changed, or copied for the change, remains imported', async () => {
  const [first = 0, second = 0] = imported
  const { paper } = await openedBy(world.teacher, paperId)
  await world.teacher.get(paperEditing.save, { paperId, rev: 0, ...sentAs(restated(paper, 'A heron, changed ____.')) })
  const inPlace = await idsFrom('imported')
  // Now on another paper, too: a change makes a copy.
  await world.teacher.get(paperEditing.copy, { paperId })
  await world.teacher.get(paperEditing.save, { paperId, rev: 1, ...sentAs(restated(paper, 'A heron, copied ____.')) })
  const [copy] = questionsOf((await openedBy(world.teacher, paperId)).paper.elements)
  expect({ inPlace, beside: await idsFrom('imported'), own: await idsFrom('own') }).toEqual({
    inPlace: [first, second],
    beside: [first, second, copy?.questionId],
    own: [written],
  })
})
