import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { paperEditing } from '#api/contract/areas/paper-editing.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { course } from '#server/database/schema/courses.ts'
import { question } from '#server/database/schema/questions.ts'
import { addBankBook, type BankBook } from '#tests/support/worlds/bank-world.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { idOf } from '#tests/support/service/id-of.ts'
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
  second = await addBook('八年级上册', 203)
  maths = (await addBook('数学', 202)).bookId
})

afterAll(() => service.close())

beforeEach(async () => {
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems)
  opened = (await openedBy(world.teacher, paperId)).paper
  await teachWith(null)
})

async function addBook(code: string, subjectId: number) {
  const [like] = await service.db.select().from(book).where(eq(book.bookId, first.bookId))
  const values = { code, subjectId, optionId: idOf(like?.optionId), edition: 2024, bookName: code, displayOrder: 2 }
  const [made] = await service.db.insert(book).values(values).returning()
  const bookId = idOf(made?.bookId)
  const [unit] = await service.db
    .insert(chapter)
    .values({ code: `${code} 1`, bookId, nodeName: 'Unit 1', displayOrder: 1 })
    .returning()
  return { bookId, chapterId: idOf(unit?.chapterId) }
}

const teachWith = (bookId: number | null) =>
  service.db.update(course).set({ bookId }).where(eq(course.courseId, world.courseId))

/** Puts the paper's questions into these chapters, one after another; those left over into none. */
async function placeIn(...chapterIds: readonly number[]) {
  const ids = questionsOf(opened.elements).map(({ questionId }) => questionId)
  for (const [index, questionId] of ids.entries())
    await service.db
      .update(question)
      .set({ chapterId: chapterIds[index] ?? null })
      .where(eq(question.questionId, questionId))
}

/** The book under which a paper is found after it was saved. */
async function bookOnceSaved(bookId: number | null = null): Promise<number | null> {
  const { paperId } = opened
  await world.teacher.get(paperEditing.save, { paperId: paperId ?? 0, rev: 0, ...sentAs({ ...opened, bookId }) })
  return (await openedBy(world.teacher, paperId ?? 0)).paper.bookId
}

test('a paper is found under the book of its questions, if that is one', async () => {
  const [unit1, unit2] = first.chapterIds
  await placeIn(unit1, unit2, unit2)
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
  await placeIn(second.chapterId)
  expect(await bookOnceSaved(first.bookId)).toBe(second.bookId)
})

test('with questions from several books or from none, it keeps its book', async () => {
  expect(await bookOnceSaved(first.bookId)).toBe(first.bookId)
  opened = (await openedBy(world.teacher, (await addPaper(service.db, 1, world.teacher.uid, worldItems)).paperId)).paper
  await placeIn(first.chapterIds[0], second.chapterId)
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
  const { courseId: _id, ...values } = { ...like, courseCode: 'another', bookId: first.bookId }
  await service.db.insert(course).values(values)
  opened = (await openedBy(world.teacher, (await addPaper(service.db, 1, world.teacher.uid, worldItems)).paperId)).paper
  expect(await bookOnceSaved()).toBe(null)
})
