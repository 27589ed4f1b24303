/** A question with several knowledge points is kept with all of them, and found by each. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { loadKeyedPaper } from './paper-tree.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper, PaperQuestion } from '#domain/paper/paper.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { pointNamesOf } from '#domain/questions/point-names.ts'
import { addBankBook, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let book: BankBook
let paperId: number
/** The question that was written on the paper, as stored. */
let kept: PaperQuestion

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  book = await addBankBook(service.db)
  ;({ paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
  const { paper } = await openedBy(world.teacher, paperId)
  kept = await savedWith(paper, written(paper, ['一般现在时', '没有的考点', '词义猜测']), 0)
})

afterAll(() => service.close())

function written(paper: Paper, [knowledge = '', ...furtherPoints]: readonly string[]): PaperQuestion {
  const begun = newQuestion(paper, 'trueFalse', 'new-1')
  const items = begun.items.map((one) => ({
    ...one,
    stem: 'Owls hunt at night.',
    key: { kind: 'single' as const, choice: 'A' as const },
    knowledge,
    furtherPoints,
  }))
  return { ...begun, items }
}

/** Saves the paper with this as its last question; returns the question as stored. */
async function savedWith(paper: Paper, last: PaperQuestion, rev: number): Promise<PaperQuestion> {
  const elements = [...paper.elements.filter(({ elementId }) => elementId !== last.elementId), last]
  await world.teacher.get(paperEditing.save, { paperId, rev, ...sentAs({ ...paper, elements }) })
  const opened = await openedBy(world.teacher, paperId)
  return questionsOf(opened.paper.elements).at(-1) ?? expect.fail('The paper is empty')
}

const pager = { currentPage: 1, pageSize: 10 }

const found = async (filter: object) =>
  await world.teacher.get(bank.list, { subjectId: 203, sources: ['own'], sort: 'newest', pager, ...filter })

test('the editor, the bank and the sheet have all that the subject knows, in their order', async () => {
  const points = ['一般现在时', '词义猜测']
  const { questionId } = kept
  const detail = await world.teacher.get(bank.detail, { questionId })
  const sheet = await loadKeyedPaper(service.db, paperId)
  const shown = sheet.sections.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
  expect([kept, detail, shown].map((one) => one?.items.map(pointNamesOf))).toEqual([[points], [points], [points]])
})

test('each of its points finds and counts it, in the filters and in the contents of a book', async () => {
  const [tense, guess] = book.knowledgeIds
  const lists = [
    await found({ knowledgeIds: [tense] }),
    await found({ knowledgeIds: [guess] }),
    await found({ keyword: '词义猜测' }),
  ]
  expect(lists.map(({ list }) => list.map(({ questionId }) => questionId))).toEqual(lists.map(() => [kept.questionId]))
  expect(lists[0]?.facets.knowledge).toEqual([
    { knowledgeId: tense, name: '一般现在时', count: 1 },
    { knowledgeId: guess, name: '词义猜测', count: 1 },
  ])
  const { list } = await world.teacher.get(bank.chapterTree, { bookId: book.bookId, kind: 'chapter' })
  expect(list.map(({ nodeName, questionCount }) => ({ nodeName, questionCount }))).toEqual([
    { nodeName: 'Unit 1', questionCount: 1 },
    { nodeName: 'Unit 2', questionCount: 1 },
    { nodeName: '一般现在时', questionCount: 1 },
    { nodeName: '词义猜测', questionCount: 1 },
    { nodeName: '词义猜测', questionCount: 1 },
  ])
})

test('other points alone are a change; none at all leave those it had', async () => {
  const { paper } = await openedBy(world.teacher, paperId)
  const withPoints = (knowledge: string, furtherPoints?: readonly string[]): PaperQuestion => ({
    ...kept,
    items: kept.items.map((one) => ({ ...one, knowledge, furtherPoints })),
  })
  const swapped = await savedWith(paper, withPoints('词义猜测', ['一般现在时']), 1)
  expect({ questionId: swapped.questionId, points: swapped.items.map(pointNamesOf) }).toEqual({
    questionId: kept.questionId,
    points: [['词义猜测', '一般现在时']],
  })
  const cleared = await savedWith(paper, withPoints(''), 2)
  expect(cleared.items.map(pointNamesOf)).toEqual([['词义猜测', '一般现在时']])
})

test('an imported question is kept with the points that its file names', async () => {
  const file = `1. Our cat ____ on the roof. A. sleep B. sleeps
知识点：词义猜测；一般现在时
答案：B`
  const content = Buffer.from(file)
  const { paperImportId } = await world.teacher.get(importPaper.upload, { subjectId: 203, fileName: '', content })
  await service.runJobs()
  const { questions } = await world.teacher.get(importPaper.info, { paperImportId })
  await world.teacher.get(importPaper.confirm, { paperImportId, questions, paperTitle: '' })
  const { list } = await found({ keyword: 'roof', sources: ['imported'] })
  expect(list.map(({ items }) => items.map(pointNamesOf))).toEqual([[['词义猜测', '一般现在时']]])
})
