import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { classCodeAlphabet, classCodeLength } from '#domain/classes/class-code.ts'
import { book, bookVersion } from '#server/database/schema/books.ts'
import { course as courseTable, member, memberStatus } from '#server/database/schema/courses.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let english: number
let maths: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  english = await addBook(203, '七年级上册')
  maths = await addBook(202, '七年级上册 数学')
})

afterAll(() => service.close())

async function addBook(subjectId: number, bookName: string): Promise<number> {
  const [version] = await service.db.insert(bookVersion).values({ optionName: '人教版', subjectId }).returning()
  const [row] = await service.db
    .insert(book)
    .values({ code: bookName, optionId: version?.optionId ?? 0, subjectId, edition: 2024, bookName, displayOrder: 1 })
    .returning()
  return row?.bookId ?? 0
}

async function versionOf(bookId: number): Promise<number | undefined> {
  const [row] = await service.db.select().from(book).where(eq(book.bookId, bookId))
  return row?.optionId
}

const fields = { courseName: '八年级(3)班', stageId: 2, subjectId: 203, needsApproval: true, courseType: 1 } as const

const listed = async (status = 1) =>
  (await world.colleague.get(course.list, { status, pager: { currentPage: 1, pageSize: 999 } })).list

const named = async (courseName: string, status = 1) =>
  (await listed(status)).find((one) => one.courseName === courseName)

test('a new class is in its teacher’s list, with an unambiguous code', async () => {
  const { courseId, classCode } = await world.colleague.get(course.save, { ...fields, bookId: english })
  expect(classCode).toMatch(new RegExp(`^[${classCodeAlphabet}]{${classCodeLength}}$`))
  expect(await named('八年级(3)班')).toEqual({
    courseId,
    classCode,
    courseName: '八年级(3)班',
    courseType: 1,
    needsApproval: true,
    leadTeacherId: world.colleague.uid,
    ownerId: world.colleague.uid,
    leadTeacherName: '姓名 colleague',
    teacherName: '',
    courseSchool: '学校 qm',
    stageId: 2,
    subjectId: 203,
    bookId: english,
    bookName: '七年级上册',
    status: 1,
    approveStatus: 1,
    classId: null,
    pictureUrl: null,
    shelfStatus: null,
    prefixNo: null,
    rev: 0,
    studentCount: 0,
    requestCount: 0,
    waitingCount: 0,
  })
})

test('subject and stage, and book and subject, must match', async () => {
  const save = async (over: object) => resultId(await world.colleague.call(course.save, { ...fields, ...over }))
  expect({
    otherStage: await save({ stageId: 3 }),
    otherSubject: await save({ bookId: maths }),
    unknownBook: await save({ bookId: 987_654 }),
  }).toEqual({
    otherStage: 'subjectNotOfStage',
    otherSubject: 'bookNotOfSubject',
    unknownBook: 'bookNotOfSubject',
  })
})

test('a change based on an outdated revision is refused, and overwrites nothing', async () => {
  const { courseId } = await world.colleague.get(course.save, { ...fields, courseName: '九年级(1)班' })
  const change = { ...fields, courseId, rev: 0, needsApproval: false }
  expect(await world.colleague.get(course.update, { ...change, courseName: '九年级(2)班' })).toEqual({ rev: 1 })
  expect(resultId(await world.colleague.call(course.update, { ...change, courseName: '九年级(9)班' }))).toBe(
    'courseChangedMeanwhile',
  )
  const { courseName, needsApproval, rev } = (await named('九年级(2)班')) ?? {}
  expect({ courseName, needsApproval, rev }).toEqual({ courseName: '九年级(2)班', needsApproval: false, rev: 1 })
})

test('a class with assignments keeps its subject, but may change everything else', async () => {
  await givenAssignment(service, world, {})
  const change = { ...fields, courseId: world.courseId, rev: 0, courseName: '七年级(2)班' }
  expect(resultId(await world.teacher.call(course.update, { ...change, subjectId: 202 }))).toBe('subjectOfAssignments')
  expect(await world.teacher.get(course.update, { ...change, bookId: english })).toEqual({ rev: 1 })
})

test('an archived class is in the other list, and can be restored', async () => {
  const { courseId } = await world.colleague.get(course.save, { ...fields, courseName: '七年级(8)班' })
  await world.colleague.get(course.updateStatus, { courseId, status: 0 })
  expect({
    current: await named('七年级(8)班'),
    archivedStatus: (await named('七年级(8)班', 0))?.status,
  }).toStrictEqual({ current: undefined, archivedStatus: 0 })
  expect(resultId(await world.colleague.call(course.updateStatus, { courseId, status: 0 }))).toBe('alreadySaved')
  await world.colleague.get(course.updateStatus, { courseId, status: 1 })
  expect((await named('七年级(8)班'))?.status).toBe(1)
})

test('the stages of the classes in use come with their counts', async () => {
  const stagesOf = async () => (await world.colleague.get(course.stages, {})).list
  const junior = (await stagesOf())[0]?.courses ?? 0
  const senior = { ...fields, courseName: '高一(1)班', stageId: 3, subjectId: 303 } as const
  const { courseId } = await world.colleague.get(course.save, senior)
  expect(await stagesOf()).toEqual([
    { stageId: 2, courses: junior },
    { stageId: 3, courses: 1 },
  ])
  await world.colleague.get(course.updateStatus, { courseId, status: 0 })
  expect(await stagesOf()).toEqual([{ stageId: 2, courses: junior }])
})

test('classes in use are listed by default, and a single class reads as in the list', async () => {
  const pager = { currentPage: 1, pageSize: 999 }
  expect(await world.colleague.get(course.list, { pager })).toEqual(
    await world.colleague.get(course.list, { status: 1, pager }),
  )
  const listedOne = await named('八年级(3)班')
  expect(await world.colleague.get(course.info, { courseId: listedOne?.courseId ?? 0 })).toEqual(listedOne)
})

test('waiting requests are counted over all classes in use, without those by colleagues', async () => {
  const counted = async () => (await world.colleague.get(course.approveCount, {})).count
  const { courseId } = await world.colleague.get(course.save, { ...fields, courseName: '七年级(8)班' })
  const joinedAt = service.clock.now
  const [first, second] = world.students.map(({ uid }) => ({
    courseId,
    uid,
    joinedAt,
    joinStatus: memberStatus.waiting,
  }))
  if (first === undefined || second === undefined) throw new Error('The world has two students')
  expect(await counted()).toBe(0)
  await service.db.insert(member).values([first, { ...second, askedBy: world.teacher.uid }])
  expect(await counted()).toBe(1)
  await world.colleague.get(course.updateStatus, { courseId, status: 0 })
  expect(await counted()).toBe(0)
})

test('a new code replaces the old one', async () => {
  const { courseId, classCode } = await world.colleague.get(course.save, { ...fields, courseName: '七年级(9)班' })
  const renewed = await world.colleague.get(course.renewCode, { courseId })
  expect(renewed.classCode).not.toBe(classCode)
  expect((await named('七年级(9)班'))?.classCode).toBe(renewed.classCode)
})

test('the books of a subject are in order', async () => {
  expect(await world.colleague.get(course.books, { subjectId: 202 })).toEqual({
    list: [
      {
        bookId: maths,
        bookName: '七年级上册 数学',
        optionId: await versionOf(maths),
        optionName: '人教版',
        guid: null,
        dictId: null,
      },
    ],
  })
})

test('a teacher has at most a hundred classes in use; archiving one makes room', async () => {
  const { uid } = world.stranger
  const own = eq(courseTable.leadTeacherId, uid)
  const [one] = await service.db.select().from(courseTable).where(own)
  if (one === undefined) throw new Error('The stranger teaches nothing')
  const { courseId: _, ...row } = one
  const more = Array.from({ length: courseLimits.perTeacher - 1 }, (_unused, index) => ({
    ...row,
    classCode: `s${index}`,
  }))
  await service.db.insert(courseTable).values(more)
  expect(resultId(await world.stranger.call(course.save, fields))).toBe('tooManyCourses')
  await world.stranger.get(course.updateStatus, { courseId: one.courseId, status: 0 })
  expect(resultId(await world.stranger.call(course.save, fields))).toBe('ok')
  expect(resultId(await world.stranger.call(course.updateStatus, { courseId: one.courseId, status: 1 }))).toBe(
    'tooManyCourses',
  )
})
