import { afterAll, beforeAll, expect, test } from 'vitest'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { addBankBook, addBookBeside, addQuestion, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { loadQuestions } from './load-questions.ts'

let database: OpenDatabase
let book: BankBook

beforeAll(async () => {
  database = await lendDatabase()
  book = await addBankBook(database.db)
})

afterAll(() => database.close())

/** Adds a knowledge point of these chapters. */
async function addPoint(name: string, chapterIds: readonly number[]): Promise<number> {
  const [made] = await database.db.insert(knowledge).values({ subjectId: 203, name }).returning()
  const knowledgeId = idOf(made?.knowledgeId)
  await database.db.insert(knowledgeChapter).values(chapterIds.map((chapterId) => ({ knowledgeId, chapterId })))
  return knowledgeId
}

/** Where a question of this point is shown. */
async function booksOf(knowledgeId: number, chapterId?: number) {
  const questionId = await addQuestion(database.db, { stem: 'Mine', knowledgeId, ...(chapterId && { chapterId }) })
  const [made] = await loadQuestions(database.db, [questionId])
  return { bookName: made?.bookName, chapterNames: made?.chapterNames }
}

test('a question is shown in its chapter, otherwise in those of its knowledge points if these are in one book', async () => {
  const other = await addBookBeside(database.db, book, { code: '八年级上册' })
  const [first, second] = book.chapterIds
  const [ofOneChapter, ofTwo] = book.knowledgeIds
  const ofTwoBooks = await addPoint('书中书', [first, other.chapterId])
  expect({
    placed: await booksOf(ofTwoBooks, second),
    ofOneChapter: await booksOf(ofOneChapter),
    ofTwo: await booksOf(ofTwo),
    ofTwoBooks: await booksOf(ofTwoBooks),
  }).toEqual({
    placed: { bookName: '人教版2024 七年级上册', chapterNames: ['Unit 2'] },
    ofOneChapter: { bookName: '人教版2024 七年级上册', chapterNames: ['Unit 1'] },
    ofTwo: { bookName: '人教版2024 七年级上册', chapterNames: ['Unit 1', 'Unit 2'] },
    ofTwoBooks: { bookName: null, chapterNames: [] },
  })
})
