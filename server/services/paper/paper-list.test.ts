import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { book, bookVersion, chapter } from '#server/database/schema/books.ts'
import { paper } from '#server/database/schema/papers.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { loadKeyedPaper } from './paper-tree.ts'

let service: TestService
let world: World
let bookIds: readonly [number, number]
let chapterId: number
let papers: Record<'unit' | 'percent' | 'maths' | 'ofColleague' | 'hidden', number>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [later, earlier] = [await addBook('八年级上册', 2), await addBook('七年级上册', 1)]
  bookIds = [later, earlier]
  const [row] = await service.db
    .insert(chapter)
    .values({ code: 'u5', bookId: earlier, nodeName: 'Unit 5', displayOrder: 5 })
    .returning()
  chapterId = row?.chapterId ?? 0
  papers = {
    unit: await add(world.teacher, { paperTitle: 'Unit 5 单元卷', bookId: earlier, chapterId }, 3),
    percent: await add(world.teacher, { paperTitle: '100%_过关', bookId: later }, 2),
    maths: await add(world.teacher, { paperTitle: '数学', subjectId: 202, bookId: later }, 4),
    ofColleague: await add(world.colleague, { paperTitle: '校本卷', sharedWithSchool: true, bookId: later }, 2),
    hidden: await add(world.colleague, { paperTitle: '未共享' }, 1),
  }
  await add(world.stranger, { paperTitle: '外校共享', sharedWithSchool: true, schoolId: 2 }, 9)
  await service.db
    .update(paper)
    .set({ updatedAt: at(0) })
    .where(eq(paper.paperId, world.paperId))
})

afterAll(() => service.close())

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 10, 8, minutes))

async function addBook(bookName: string, displayOrder: number): Promise<number> {
  const [version] = await service.db.insert(bookVersion).values({ optionName: bookName, subjectId: 203 }).returning()
  const values = { code: bookName, optionId: version?.optionId ?? 0, subjectId: 203, edition: 2024 }
  const [row] = await service.db
    .insert(book)
    .values({ ...values, bookName, displayOrder })
    .returning()
  return row?.bookId ?? 0
}

async function add(owner: TestClient, over: Partial<typeof paper.$inferInsert>, minutes: number): Promise<number> {
  const { paperId } = await addPaper(service.db, 1, owner.uid, worldItems.slice(0, 2))
  await service.db
    .update(paper)
    .set({ updatedAt: at(minutes), ...over })
    .where(eq(paper.paperId, paperId))
  return paperId
}

const input = { scope: 'mine', subjectId: 203, keyword: '', pager: { currentPage: 1, pageSize: 20 } } as const

const idsOf = async (client: TestClient, over: object) => {
  const { list, total } = await client.get(paperArea.list, { ...input, ...over })
  return { ids: list.map(({ paperId }) => paperId), total }
}

test('my papers are mine in this subject, last changed first, with every field of a row; what was only saved is no use', async () => {
  await assign(service, world, { paperId: papers.unit })
  await assign(service, world, { paperId: papers.unit, publishedAt: null })
  await assign(service, world, { paperId: papers.unit, courseId: world.colleagueCourseId })
  await world.teacher.get(paperSharing.share, { paperId: papers.unit, uids: [world.colleague.uid] })
  const { list, total, books } = await world.teacher.get(paperArea.list, input)
  expect({ paperIds: list.map(({ paperId }) => paperId), total }).toEqual({
    paperIds: [papers.unit, papers.percent, world.paperId],
    total: 3,
  })
  expect(books).toEqual([
    { bookId: bookIds[1], bookName: '七年级上册' },
    { bookId: bookIds[0], bookName: '八年级上册' },
  ])
  expect(list[0]).toEqual({
    paperId: papers.unit,
    paperTitle: 'Unit 5 单元卷',
    ownerId: world.teacher.uid,
    ownerName: '姓名 teacher',
    subjectId: 203,
    bookName: '七年级上册',
    chapterName: 'Unit 5',
    duration: 40,
    score: 100,
    itemCount: 2,
    writtenCount: 0,
    sharedWithSchool: false,
    givenCount: 1,
    canEdit: true,
    usedCount: 1,
    updatedAt: at(3).toISOString(),
  })
  expect(list[2]).toEqual({
    paperId: world.paperId,
    paperTitle: '第五单元检测',
    ownerId: world.teacher.uid,
    ownerName: '姓名 teacher',
    subjectId: 203,
    bookName: null,
    chapterName: null,
    duration: 40,
    score: 350,
    itemCount: 5,
    writtenCount: 1,
    sharedWithSchool: false,
    givenCount: 0,
    canEdit: true,
    usedCount: 0,
    updatedAt: at(0).toISOString(),
  })
})

test('papers that none of my classes ever had are listed and counted, filtered like the other lists', async () => {
  const { list, total, books } = await world.teacher.get(paperArea.unassigned, input)
  expect({ papers: list.map(({ paperId, usedCount }) => ({ paperId, usedCount })), total }).toEqual({
    papers: [
      { paperId: papers.percent, usedCount: 0 },
      { paperId: world.paperId, usedCount: 0 },
    ],
    total: 2,
  })
  expect(books).toEqual([{ bookId: bookIds[0], bookName: '八年级上册' }])
  const found = await world.teacher.get(paperArea.unassigned, { ...input, keyword: '过关' })
  expect(found.list.map(({ paperId }) => paperId)).toEqual([papers.percent])
  const countOf = (client: TestClient, subjectId: number) => client.get(paperArea.unassignedCount, { subjectId })
  expect(await Promise.all([countOf(world.teacher, 203), countOf(world.teacher, 202)])).toEqual([
    { count: 2 },
    { count: 1 },
  ])
  // The colleague's class is not the teacher's, nor the paper the colleague's.
  expect(await countOf(world.colleague, 203)).toEqual({ count: 2 })
})

test('a version counts the uses of the paper it replaced', async () => {
  const [next] = await service.db
    .insert(paper)
    .values({
      paperTitle: '新版',
      ownerId: world.teacher.uid,
      schoolId: 1,
      subjectId: 202,
      duration: 40,
      score: 100,
      itemCount: 2,
      firstVersionId: papers.maths,
      createdAt: at(5),
      updatedAt: at(5),
    })
    .returning()
  const paperId = next?.paperId ?? 0
  await service.db.update(paper).set({ replacedById: paperId }).where(eq(paper.paperId, papers.maths))
  await assign(service, world, { paperId: papers.maths })
  const { list } = await world.teacher.get(paperArea.list, { ...input, subjectId: 202 })
  expect(list.map(({ paperId, usedCount }) => ({ paperId, usedCount }))).toEqual([{ paperId, usedCount: 1 }])
  expect(await world.teacher.get(paperArea.unassignedCount, { subjectId: 202 })).toEqual({ count: 0 })
  await service.db.update(paper).set({ replacedById: null }).where(eq(paper.paperId, papers.maths))
  await service.db.delete(paper).where(eq(paper.paperId, paperId))
})

test('school papers are those shared by anybody in this school', async () => {
  const scope = 'school'
  expect(await idsOf(world.teacher, { scope })).toEqual({ ids: [papers.ofColleague], total: 1 })
  const { books } = await world.colleague.get(paperArea.list, { ...input, scope })
  expect(books).toEqual([{ bookId: bookIds[0], bookName: '八年级上册' }])
  await service.db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, papers.percent))
  expect(await idsOf(world.teacher, { scope })).toEqual({ ids: [papers.percent, papers.ofColleague], total: 2 })
  expect(await idsOf(world.teacher, { scope: 'school', subjectId: 202 })).toEqual({ ids: [], total: 0 })
})

test('all papers are mine and those shared in the school, without duplicates', async () => {
  const scope = 'all'
  await service.db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, papers.percent))
  expect(await idsOf(world.teacher, { scope })).toEqual({
    ids: [papers.unit, papers.percent, papers.ofColleague, world.paperId],
    total: 4,
  })
  expect(await idsOf(world.teacher, { scope, subjectId: 202 })).toEqual({ ids: [papers.maths], total: 1 })
})

test('subject, book and words filter; the books offered stay those of the scope', async () => {
  expect(await idsOf(world.teacher, { subjectId: 202 })).toEqual({ ids: [papers.maths], total: 1 })
  expect(await idsOf(world.teacher, { bookId: bookIds[0] })).toEqual({ ids: [papers.percent], total: 1 })
  expect(await idsOf(world.teacher, { keyword: 'unit 5' })).toEqual({ ids: [papers.unit], total: 1 })
  expect(await idsOf(world.teacher, { keyword: '%' })).toEqual({ ids: [papers.percent], total: 1 })
  expect(await idsOf(world.teacher, { keyword: '%_' })).toEqual({ ids: [papers.percent], total: 1 })
  expect(await idsOf(world.teacher, { keyword: '\\' })).toEqual({ ids: [], total: 0 })
  const { books } = await world.teacher.get(paperArea.list, { ...input, bookId: bookIds[1], keyword: '没有' })
  expect(books.map(({ bookId }) => bookId)).toEqual([bookIds[1], bookIds[0]])
})

test('pages follow each other without gaps or repetitions', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((currentPage) => idsOf(world.teacher, { pager: { currentPage, pageSize: 2 } })),
  )
  expect(pages).toEqual([
    { ids: [papers.unit, papers.percent], total: 3 },
    { ids: [world.paperId], total: 3 },
    { ids: [], total: 3 },
  ])
})

test('a paper opens for its owner and, once shared, for the school; for nobody else', async () => {
  const open = (client: TestClient, paperId: number) => client.call(paperArea.detail, { paperId })
  expect(await world.teacher.get(paperArea.detail, { paperId: world.paperId })).toEqual({
    ...(await loadKeyedPaper(service.db, world.paperId)),
    ownerName: '姓名 teacher',
    isOwn: true,
    canEdit: true,
    measured: [],
    unfinished: [],
  })
  expect((await open(world.teacher, papers.ofColleague)).data).toEqual({
    ...(await loadKeyedPaper(service.db, papers.ofColleague)),
    ownerName: '姓名 colleague',
    isOwn: false,
    canEdit: false,
    measured: [],
    unfinished: [],
  })
  const refused = await Promise.all([
    open(world.teacher, papers.hidden),
    open(world.teacher, world.strangerPaperId),
    open(world.stranger, papers.ofColleague),
    open(world.teacher, 987_654_321),
  ])
  expect(refused.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual(
    Array.from({ length: 4 }, () => ({ result: 'notFound', data: null })),
  )
})
