import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { course } from '#server/database/schema/courses.ts'
import { indexQuestions } from '#server/database/index-questions.ts'
import { item, knowledgeChapter, question } from '#server/database/schema/questions.ts'
import { addBankBook, addBookBeside, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let first: BankBook
/** A second book of the subject and its chapter, and a book of another subject. */
let second: { readonly bookId: number; readonly chapterId: number }
let maths: number
/** A paper of the teacher's as opened, with questions in no chapter. */
let opened: Paper

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  first = await addBankBook(service.db)
  second = await addBookBeside(service.db, first, { code: '八年级上册' })
  maths = (await addBookBeside(service.db, first, { code: '数学', subjectId: 202 })).bookId
})

afterAll(() => service.close())

beforeEach(async () => {
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems)
  opened = (await openedBy(world.teacher, paperId)).paper
  await teachWith(null)
})

const teachWith = (bookId: number | null) =>
  service.db.update(course).set({ bookId }).where(eq(course.courseId, world.courseId))

/** Puts the paper's questions into these chapters, one after another; those left over into none. */
async function putInto(...chapterIds: readonly number[]) {
  const ids = questionsOf(opened.elements).map(({ questionId }) => questionId)
  for (const [index, questionId] of ids.entries())
    await service.db
      .update(question)
      .set({ chapterId: chapterIds[index] ?? null })
      .where(eq(question.questionId, questionId))
}

/** Gives the paper's questions, which are in no chapter, these knowledge points, one after another. */
async function pointAt(...knowledgeIds: readonly number[]) {
  const { db } = service
  const ids = questionsOf(opened.elements).map(({ questionId }) => questionId)
  for (const [index, knowledgeId] of knowledgeIds.entries())
    await db
      .update(item)
      .set({ knowledgeId })
      .where(eq(item.questionId, ids[index] ?? 0))
  await indexQuestions(db, ids)
  opened = (await openedBy(world.teacher, opened.paperId ?? 0)).paper
}

/** The book under which a paper is found after it was saved. */
async function bookOnceSaved(bookId: number | null = null): Promise<number | null> {
  const { paperId } = opened
  await world.teacher.get(paperEditing.save, { paperId: paperId ?? 0, rev: 0, ...sentAs({ ...opened, bookId }) })
  return (await openedBy(world.teacher, paperId ?? 0)).paper.bookId
}

test('a paper is found under the book of its questions, if that is one', async () => {
  const [unit1, unit2] = first.chapterIds
  await putInto(unit1, unit2, unit2)
  await teachWith(second.bookId)
  const { paperId } = await world.teacher.get(paperEditing.add, sentAs({ ...opened, paperId: null }))
  const { list, books } = await world.teacher.get(paperArea.list, {
    scope: 'mine',
    subjectId: 203,
    bookId: first.bookId,
    pager: { currentPage: 1, pageSize: 10 },
  })
  expect({ paperIds: list.map((row) => row.paperId), bookIds: books.map(({ bookId }) => bookId) }).toEqual({
    paperIds: [paperId],
    bookIds: [first.bookId],
  })
})

test('questions from another book move the paper there', async () => {
  await putInto(second.chapterId)
  expect(await bookOnceSaved(first.bookId)).toBe(second.bookId)
})

test('a question in no chapter counts for the book of its knowledge points, unless they are in several', async () => {
  const [ofFirst, ofBoth] = first.knowledgeIds
  await service.db.insert(knowledgeChapter).values({ knowledgeId: ofBoth, chapterId: second.chapterId })
  await pointAt(ofBoth, ofBoth)
  const ofSeveral = await bookOnceSaved(second.bookId)
  opened = (await openedBy(world.teacher, (await addPaper(service.db, 1, world.teacher.uid, worldItems)).paperId)).paper
  await pointAt(ofBoth, ofFirst)
  expect({ ofSeveral, ofOne: await bookOnceSaved(second.bookId) }).toEqual({
    ofSeveral: second.bookId,
    ofOne: first.bookId,
  })
})

test('with questions from several books or from none, it keeps its book', async () => {
  expect(await bookOnceSaved(first.bookId)).toBe(first.bookId)
  opened = (await openedBy(world.teacher, (await addPaper(service.db, 1, world.teacher.uid, worldItems)).paperId)).paper
  await putInto(first.chapterIds[0], second.chapterId)
  expect(await bookOnceSaved(second.bookId)).toBe(second.bookId)
})

test('without one it gets the book of the teacher’s classes of the subject', async () => {
  await teachWith(second.bookId)
  expect(await bookOnceSaved(maths)).toBe(second.bookId)
})

test('without one, and with none or several in the classes, it has none', async () => {
  expect(await bookOnceSaved()).toBe(null)
  await teachWith(second.bookId)
  const [like] = await service.db.select().from(course).where(eq(course.courseId, world.courseId))
  if (like === undefined) throw new Error('The teacher has no class')
  const { courseId: _id, ...values } = { ...like, classCode: 'another', bookId: first.bookId }
  await service.db.insert(course).values(values)
  opened = (await openedBy(world.teacher, (await addPaper(service.db, 1, world.teacher.uid, worldItems)).paperId)).paper
  expect(await bookOnceSaved()).toBe(null)
})
