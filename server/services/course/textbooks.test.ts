import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { book, chapter } from '#server/database/schema/books.ts'
import { courseBook } from '#server/database/schema/courses.ts'
import { knowledge, knowledgeChapter } from '#server/database/schema/questions.ts'
import { addFixtureBook } from '#tests/support/fixtures/course.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
/** Books of junior English, and one of maths. */
let books: readonly [number, number, number]
let maths: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  books = [
    await addFixtureBook(service.db, '七年级上册'),
    await addFixtureBook(service.db, '七年级下册'),
    await addFixtureBook(service.db, '八年级上册'),
  ]
  maths = await addFixtureBook(service.db, '数学')
  await service.db.update(book).set({ subjectId: 202 }).where(eq(book.bookId, maths))
})

afterAll(() => service.close())

const fields = { stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const

const open = async (courseName: string, bookId?: number) =>
  (await world.teacher.get(course.save, { ...fields, courseName, ...(bookId !== undefined && { bookId }) })).courseId

const always = { startDate: null, endDate: null }

const listed = async (courseId: number) =>
  (await world.teacher.get(textbook.ofCourse, { courseId })).list.map(({ bookId, isMain, state, validDays, rev }) => [
    bookId,
    isMain,
    state,
    validDays,
    rev,
  ])

const addable = async (courseId: number) =>
  (await world.teacher.get(textbook.standard, { courseId, bookType: 1 })).list.map(({ bookId }) => bookId)

test('a class has the book chosen with it; others are added with their days', async () => {
  const [main, extra, other] = books
  const courseId = await open('七年级(1)班', main)
  expect(await addable(courseId)).toEqual([extra, other])
  const addedBooks = [{ bookId: extra, startDate: '2026-02-01', endDate: '2026-11-30' }]
  expect(await world.teacher.get(textbook.add, { courseId, addedBooks })).toEqual({})
  expect(await addable(courseId)).toEqual([other])
  const { list, today } = await world.teacher.get(textbook.ofCourse, { courseId })
  expect(today).toBe('2026-11-20')
  expect(list[1]).toEqual({
    bookId: extra,
    bookName: '七年级下册',
    bookType: 1,
    categoryId: list[1]?.categoryId,
    categoryName: '七年级下册',
    stageId: 2,
    subjectId: 203,
    startDate: '2026-02-01',
    endDate: '2026-11-30',
    addTime: service.clock.now.toISOString(),
    state: 'endsSoon',
    validDays: 11,
    isMain: false,
    rev: 0,
    goodsId: null,
    goodsImg: null,
    goodsVerticalImg: null,
    goodsPrice: null,
    categoryType: null,
    packType: null,
    fileId: null,
    pcFileId: null,
    spId: null,
    isGoods: false,
    isShelf: true,
    toPC: true,
    toMobile: true,
  })
  expect(list.map(({ bookId, isMain, state }) => ({ bookId, isMain, state }))).toEqual([
    { bookId: main, isMain: true, state: 'open' },
    { bookId: extra, isMain: false, state: 'endsSoon' },
  ])
})

test('all books are added, or none', async () => {
  const [main, extra] = books
  const courseId = await open('七年级(3)班', main)
  const add = async (...addedBooks: Parameters<typeof addOf>[1]) => resultId(await addOf(courseId, addedBooks))
  const withExtra = (bookId: number) => add({ bookId: extra, ...always }, { bookId, ...always })
  expect({
    ofOtherSubject: await withExtra(maths),
    unknown: await withExtra(987_654),
    inCourse: await withExtra(main),
    twice: await withExtra(extra),
    backwards: await add({ bookId: extra, startDate: '2026-11-21', endDate: '2026-11-20' }),
  }).toEqual({
    ofOtherSubject: 'bookNotOfSubject',
    unknown: 'bookNotOfSubject',
    inCourse: 'bookInCourse',
    twice: 'bookInCourse',
    backwards: 'daysBackwards',
  })
  expect((await listed(courseId)).length).toBe(1)
})

const addOf = (courseId: number, addedBooks: { bookId: number; startDate: string | null; endDate: string | null }[]) =>
  world.teacher.call(textbook.add, { courseId, addedBooks })

test('a class uses twenty books at most', async () => {
  const courseId = await open('七年级(4)班')
  const more: number[] = []
  for (let index = 0; index < courseLimits.books; index++) more.push(await addFixtureBook(service.db, `阅读 ${index}`))
  const rows = more.map((bookId) => ({ bookId, ...always }))
  expect(resultId(await addOf(courseId, rows))).toBe('ok')
  expect(resultId(await addOf(courseId, [{ bookId: books[0], ...always }]))).toBe('tooManyBooks')
})

test('days can only be changed by somebody who has seen the latest ones', async () => {
  const [main] = books
  const courseId = await open('七年级(5)班', main)
  const change = (rev: number, endDate: string | null, bookId: number = main) =>
    world.teacher.call(textbook.update, { courseId, bookId, rev, daysOfUse: { startDate: '2026-11-01', endDate } })
  expect((await change(0, '2026-11-19')).data).toEqual({ rev: 1 })
  expect(resultId(await change(0, null))).toBe('courseChangedMeanwhile')
  expect(resultId(await change(1, '2026-10-31'))).toBe('daysBackwards')
  expect(resultId(await change(0, null, books[1]))).toBe('bookUnknown')
  expect(await listed(courseId)).toEqual([[main, true, 'ended', 0, 1]])
})

test('all books are removed, or none; the main one stays', async () => {
  const [main, extra, other] = books
  const courseId = await open('七年级(6)班', main)
  await addOf(courseId, [
    { bookId: extra, ...always },
    { bookId: other, ...always },
  ])
  const remove = async (...bookIds: number[]) =>
    resultId(await world.teacher.call(textbook.remove, { courseId, bookIds }))
  expect({ main: await remove(extra, main), unknown: await remove(extra, maths) }).toEqual({
    main: 'mainBookStays',
    unknown: 'bookUnknown',
  })
  expect((await listed(courseId)).length).toBe(3)
  expect(await remove(extra, other)).toBe('ok')
  expect(await listed(courseId)).toEqual([[main, true, 'open', null, 0]])
})

test('changing the main book keeps the former one; changing the subject drops all former books', async () => {
  const [main, extra] = books
  const courseId = await open('七年级(7)班', main)
  const change = { ...fields, courseId, courseName: '七年级(7)班' }
  await world.teacher.get(course.update, { ...change, rev: 0, bookId: extra })
  expect(await listed(courseId)).toEqual([
    [extra, true, 'open', null, 0],
    [main, false, 'open', null, 0],
  ])
  await world.teacher.get(course.update, { ...change, rev: 1, subjectId: 202, bookId: maths })
  expect(await listed(courseId)).toEqual([[maths, true, 'open', null, 0]])
})

test('the contents are chapters with their knowledge points, closed once the days of the book are over', async () => {
  const [main, extra] = books
  const courseId = await open('七年级(8)班', main)
  const [second, first] = await service.db
    .insert(chapter)
    .values([
      { code: 'u2', bookId: main, nodeName: 'Unit 2', displayOrder: 2 },
      { code: 'u1', bookId: main, nodeName: 'Unit 1', displayOrder: 1 },
    ])
    .returning()
  const [point] = await service.db.insert(knowledge).values({ subjectId: 203, name: '一般现在时' }).returning()
  const [firstId, knowledgeId] = [idOf(first?.chapterId), idOf(point?.knowledgeId)]
  await service.db.insert(knowledgeChapter).values({ knowledgeId, chapterId: firstId })
  const { list } = await world.teacher.get(textbook.contents, { courseId, bookId: main })
  const top = { pid: null, level: 1, isChapter: true, nodeType: 'chapter' }
  const secondId = idOf(second?.chapterId)
  expect(list.toSorted((one, other) => one.nodeName.localeCompare(other.nodeName, 'en'))).toEqual([
    { ...top, cid: `c${firstId}`, nodeName: 'Unit 1', displayOrder: 1, refersTo: { chapterId: firstId } },
    { ...top, cid: `c${secondId}`, nodeName: 'Unit 2', displayOrder: 2, refersTo: { chapterId: secondId } },
    {
      cid: `c${firstId}k${knowledgeId}`,
      pid: `c${firstId}`,
      nodeName: '一般现在时',
      displayOrder: 0,
      level: 2,
      isChapter: false,
      nodeType: 'knowledge',
      refersTo: { knowledgeId },
    },
  ])
  expect(resultId(await world.teacher.call(textbook.contents, { courseId, bookId: extra }))).toBe('bookUnknown')
  await service.db.update(courseBook).set({ endDate: '2026-11-19' }).where(eq(courseBook.courseId, courseId))
  expect(resultId(await world.teacher.call(textbook.contents, { courseId, bookId: main }))).toBe('bookEnded')
})

test('the versions of a subject come with the number of books in each', async () => {
  const { list } = await world.teacher.get(textbook.categories, { subjectId: 203 })
  expect(list.find(({ categoryName }) => categoryName === '七年级上册')).toEqual({
    categoryId: expect.any(Number),
    categoryName: '七年级上册',
    level: 1,
    books: 1,
  })
  expect(list.find(({ categoryName }) => categoryName === '数学')?.books).toBe(0)
})
