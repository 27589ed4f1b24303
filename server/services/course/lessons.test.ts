import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { prepare } from '#api/contract/groups/prepare.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { chapter } from '#server/database/schema/books.ts'
import { courseBook } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { addFixtureBook } from '#tests/support/fixtures/course.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let of: InputOf<(typeof prepare)['list']>

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const { courseId } = world
  const bookId = await addFixtureBook(service.db, '七年级上册')
  await service.db
    .insert(courseBook)
    .values({ courseId, bookId, addedBy: world.teacher.uid, addTime: service.clock.now })
  of = { courseId, bookId, chapterId: await addChapter(bookId, 'Unit 1') }
  await world.teacher.get(courseTeacher.add, { courseId, teacherIds: [world.colleague.uid] })
})

afterAll(() => service.close())

async function addChapter(bookId: number, nodeName: string): Promise<number> {
  const [row] = await service.db
    .insert(chapter)
    .values({ code: `${bookId} ${nodeName}`, bookId, nodeName, displayOrder: 1 })
    .returning()
  return idOf(row?.chapterId)
}

type Node = InputOf<(typeof prepare)['save']>['lessonNodes'][number]

const step = (name: string, isTaught = false): Node => ({ nodeType: 'step', name, isTaught })

const paperNode = (paperId: number): Node => ({ nodeType: 'paper', name: '卷', isTaught: false, paperId })

const save = (who: TestClient, rev: number, lessonNodes: Node[], chapterId = of.chapterId) =>
  who.call(prepare.save, { ...of, chapterId, rev, lessonNodes })

test('an unprepared lesson is empty; a saved one is returned with who saved it', async () => {
  const { teacher, colleague, paperId } = world
  expect(await teacher.get(prepare.list, of)).toEqual({ rev: 0, savedBy: null, savedAt: null, list: [] })
  const nodes = [step('导入：问候', true), paperNode(paperId), step('  作业\u{20BB7}  ')]
  expect((await save(teacher, 0, nodes)).data).toEqual({ rev: 1 })
  const [row] = await service.db.select().from(paper).where(eq(paper.paperId, paperId))
  const listed = (paperSource: string, paperName: string) => ({
    rev: 1,
    savedBy: '姓名 teacher',
    savedAt: service.clock.now.toISOString(),
    list: [
      { nodeId: 1, nodeType: 'step', source: 'typed', name: '导入：问候', isTaught: true },
      {
        nodeId: 2,
        nodeType: 'paper',
        source: paperSource,
        name: paperName,
        isTaught: false,
        paperId,
      },
      { nodeId: 3, nodeType: 'step', source: 'typed', name: '作业\u{20BB7}', isTaught: false },
    ],
  })
  const title = row?.paperTitle ?? ''
  expect(await teacher.get(prepare.list, of)).toEqual(listed('own', title))
  expect(await colleague.get(prepare.list, of)).toEqual(listed('closed', '卷'))
  await service.db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, paperId))
  expect(await colleague.get(prepare.list, of)).toEqual(listed('school', title))
  await service.db.update(paper).set({ sharedWithSchool: false }).where(eq(paper.paperId, paperId))
})

test('of two teachers who change a lesson, the later one gets an error and overwrites nothing', async () => {
  const chapterId = await addChapter(of.bookId, 'Unit 2')
  expect(resultId(await save(world.teacher, 0, [step('读课文')], chapterId))).toBe('ok')
  expect(resultId(await save(world.colleague, 0, [step('听写')], chapterId))).toBe('lessonChangedMeanwhile')
  expect(resultId(await save(world.colleague, 1, [step('读课文'), step('听写')], chapterId))).toBe('ok')
  const { list, savedBy } = await world.teacher.get(prepare.list, { ...of, chapterId })
  expect({ savedBy, names: list.map(({ name }) => name) }).toEqual({
    savedBy: '姓名 colleague',
    names: ['读课文', '听写'],
  })
})

test('a paper that the teacher may not open is accepted only if it is in the lesson already', async () => {
  const chapterId = await addChapter(of.bookId, 'Unit 3')
  const { teacher, colleague, paperId, strangerPaperId } = world
  // Shared within another school, it is as inaccessible.
  await service.db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, strangerPaperId))
  const results = [
    await save(teacher, 0, [step('一'), paperNode(strangerPaperId)], chapterId),
    await save(teacher, 0, [paperNode(987_654)], chapterId),
    await save(teacher, 0, [{ ...paperNode(paperId), paperId: undefined }], chapterId),
    await save(teacher, 0, [{ ...step('一'), paperId }], chapterId),
    await save(teacher, 0, [paperNode(paperId)], chapterId),
    await save(colleague, 1, [paperNode(paperId), step('二')], chapterId),
    await save(colleague, 2, [paperNode((await addPaper(service.db, 1, teacher.uid, worldItems)).paperId)], chapterId),
  ].map(resultId)
  expect(results).toEqual(['paperUnknown', 'paperUnknown', 'paperUnknown', 'paperUnknown', 'ok', 'ok', 'paperUnknown'])
})

test('a book whose days are over, one that the class does not use and a chapter of another book are refused', async () => {
  const other = await addFixtureBook(service.db, '八年级上册')
  const foreign = await addChapter(other, 'Unit 1')
  const list = (over: object) => world.teacher.call(prepare.list, { ...of, ...over })
  expect({
    foreignChapter: resultId(await list({ chapterId: foreign })),
    foreignBook: resultId(await list({ bookId: other, chapterId: foreign })),
    saved: resultId(await save(world.teacher, 0, [], foreign)),
  }).toEqual({ foreignChapter: 'notFound', foreignBook: 'bookUnknown', saved: 'notFound' })
  await service.db.update(courseBook).set({ endDate: '2026-11-19' }).where(eq(courseBook.bookId, of.bookId))
  expect({ listed: resultId(await list({})), saved: resultId(await save(world.teacher, 1, [])) }).toEqual({
    listed: 'bookEnded',
    saved: 'bookEnded',
  })
})
