import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import { home } from '#api/contract/groups/home.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { courseLimits } from '#domain/classes/class-limits.ts'
import { course as courseTable, courseTeacher as teacherTable } from '#server/database/schema/courses.ts'
import { message } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'
import { edgeNames } from '#tests/support/files/edge-names.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(user).set({ mobile: '13800000002' }).where(eq(user.uid, world.colleague.uid))
})

beforeEach(async () => {
  await service.db.update(courseTable).set({ leadTeacherId: world.teacher.uid, status: 1 }).where(ofClass())
  await service.db.delete(teacherTable)
  await service.db.delete(message)
  await service.db.update(user).set({ disabledAt: null })
})

afterAll(() => service.close())

const ofClass = () => eq(courseTable.courseId, world.courseId)

const pager = { currentPage: 1, pageSize: 999 }

const classesOf = async (who: TestClient) =>
  (await who.get(course.list, { status: 1, pager })).list.map(({ courseId }) => courseId)

/** The messages in somebody's box: kind, content, link. */
const boxOf = async (who: TestClient) =>
  (await who.get(messageArea.list, { unreadOnly: false, pager })).list.map(({ kind, title, path }) => [
    kind,
    title,
    path,
  ])

const add = (...teachers: readonly TestClient[]) =>
  world.teacher.call(courseTeacher.add, { courseId: world.courseId, teacherIds: teachers.map(({ uid }) => uid) })

/** Teachers of the class by name, the lead teacher marked with a star. */
const teachers = async (who = world.teacher) =>
  (await who.get(courseTeacher.list, { courseId: world.courseId })).list.map(
    ({ realname, isLeadTeacher }) => `${realname}${isLeadTeacher ? '*' : ''}`,
  )

test('a colleague who is added has the class in every list and may do what the lead teacher may', async () => {
  const { colleague, courseId, colleagueCourseId } = world
  expect(resultId(await colleague.call(home.today, { courseId }))).toBe('notFound')
  expect(resultId(await add(colleague))).toBe('ok')
  expect(await classesOf(colleague)).toEqual([courseId, colleagueCourseId])
  const shared = (await colleague.get(course.list, { status: 1, pager })).list[0]
  expect({ leadTeacherName: shared?.leadTeacherName, teacherName: shared?.teacherName }).toEqual({
    leadTeacherName: '姓名 teacher',
    teacherName: '姓名 colleague',
  })
  expect((await colleague.get(course.students, { courseId, pager })).total).toBe(3)
  expect(resultId(await colleague.call(home.today, { courseId }))).toBe('ok')
  expect(resultId(await colleague.call(course.renewCode, { courseId }))).toBe('ok')
  const studentId = uidAt(world, 0)
  expect(resultId(await colleague.call(course.resetStudentPassword, { studentId }))).toBe('ok')
  expect(await boxOf(colleague)).toEqual([
    ['courseTeacher', '您现在和同事一起教七年级(2)班', `/course/${courseId}/tasks`],
  ])
  expect(await teachers(colleague)).toEqual(['姓名 teacher*', '姓名 colleague'])
})

test('somebody who teaches the class already is not notified again', async () => {
  const { colleague, courseId } = world
  await add(colleague)
  expect(resultId(await add(colleague))).toBe('ok')
  expect(await boxOf(colleague)).toEqual([
    ['courseTeacher', '您现在和同事一起教七年级(2)班', `/course/${courseId}/tasks`],
  ])
})

test('only the lead teacher may choose the teachers, hand over and archive', async () => {
  const { colleague, courseId } = world
  await add(colleague)
  const results = [
    await colleague.call(courseTeacher.add, { courseId, teacherIds: [colleague.uid] }),
    await colleague.call(courseTeacher.remove, { courseId, teacherIds: [colleague.uid] }),
    await colleague.call(courseTeacher.search, { courseId, keyword: '姓名' }),
    await colleague.call(courseTeacher.handOver, { courseId, teacherId: colleague.uid }),
    await colleague.call(course.updateStatus, { courseId, status: 0 }),
  ].map(resultId)
  expect(results).toEqual(['notFound', 'notFound', 'notFound', 'notFound', 'notFound'])
  expect(await teachers()).toEqual(['姓名 teacher*', '姓名 colleague'])
})

test('a removed teacher loses access, and is notified without a link', async () => {
  const { colleague, teacher, courseId, colleagueCourseId } = world
  await add(colleague)
  await teacher.get(courseTeacher.remove, { courseId, teacherIds: [colleague.uid] })
  expect(await classesOf(colleague)).toEqual([colleagueCourseId])
  for (const endpoint of [home.today, courseTeacher.list, courseTeacher.leave])
    expect(resultId(await colleague.call(endpoint, { courseId }))).toBe('notFound')
  expect(await boxOf(colleague)).toEqual([
    ['courseRemoved', '您不再教七年级(2)班', null],
    ['courseTeacher', '您现在和同事一起教七年级(2)班', null],
  ])
})

test('a further teacher can leave; the lead teacher cannot', async () => {
  const { colleague, teacher, courseId } = world
  await add(colleague)
  expect(resultId(await teacher.call(courseTeacher.leave, { courseId }))).toBe('leadTeacherStays')
  await colleague.get(courseTeacher.leave, { courseId })
  expect(await teachers()).toEqual(['姓名 teacher*'])
  expect(await boxOf(teacher)).toEqual([['courseLeft', '姓名 colleague退出了七年级(2)班', `/course/${courseId}/tasks`]])
  await teacher.get(messageArea.saveSettings, { off: ['courseLeft'] })
  await add(colleague)
  await colleague.get(courseTeacher.leave, { courseId })
  expect((await boxOf(teacher)).length).toBe(1)
})

test('a class is handed over at once; the former lead teacher stays as a further teacher', async () => {
  const { colleague, teacher, courseId } = world
  await add(colleague)
  await service.db.delete(message)
  await teacher.get(courseTeacher.handOver, { courseId, teacherId: colleague.uid })
  expect(await teachers()).toEqual(['姓名 colleague*', '姓名 teacher'])
  expect(await boxOf(colleague)).toEqual([['courseHandover', '七年级(2)班转交给您了', `/course/${courseId}/tasks`]])
  expect(await classesOf(teacher)).toEqual([courseId])
  expect(resultId(await teacher.call(course.updateStatus, { courseId, status: 0 }))).toBe('notFound')
  expect(resultId(await colleague.call(course.updateStatus, { courseId, status: 0 }))).toBe('ok')
  await teacher.get(courseTeacher.leave, { courseId })
  expect(await classesOf(teacher)).toEqual([])
})

test('nobody gets a class who has the maximum already', async () => {
  const { colleague, teacher, courseId } = world
  const [row] = await service.db.select().from(courseTable).where(ofClass())
  if (row === undefined) throw new Error('The class is gone')
  const { courseId: _, ...one } = row
  const more = Array.from({ length: courseLimits.perTeacher - 1 }, (_unused, index) => ({
    ...one,
    leadTeacherId: colleague.uid,
    classCode: `h${index}`,
  }))
  await service.db.insert(courseTable).values(more)
  expect(resultId(await teacher.call(courseTeacher.handOver, { courseId, teacherId: colleague.uid }))).toBe(
    'otherHasTooManyCourses',
  )
  expect(await teachers()).toEqual(['姓名 teacher*'])
})

test('all or none: foreign, disabled and unknown ids, students, the lead teacher, and nobody', async () => {
  const { colleague, stranger, students, teacher, courseId } = world
  const student = students[0] ?? stranger
  const lists = [[colleague.uid, stranger.uid], [colleague.uid, 987_654_321], [student.uid], [teacher.uid], []]
  for (const endpoint of [courseTeacher.add, courseTeacher.remove])
    for (const teacherIds of lists)
      expect(resultId(await teacher.call(endpoint, { courseId, teacherIds }))).toBe('teacherUnknown')
  await service.db.update(user).set({ disabledAt: service.clock.now }).where(eq(user.uid, colleague.uid))
  expect(resultId(await add(colleague))).toBe('teacherUnknown')
  expect(resultId(await teacher.call(courseTeacher.handOver, { courseId, teacherId: colleague.uid }))).toBe(
    'teacherUnknown',
  )
  expect(resultId(await teacher.call(courseTeacher.handOver, { courseId, teacherId: stranger.uid }))).toBe('notFound')
  expect(await teachers()).toEqual(['姓名 teacher*'])
  expect(await boxOf(colleague)).toEqual([])
})

test('colleagues are found by part of the name or by the whole mobile, except those who teach the class', async () => {
  const { colleague, teacher, courseId } = world
  const found = async (keyword: string) =>
    (await teacher.get(courseTeacher.search, { courseId, keyword })).list.map(({ realname, mobile }) => [
      realname,
      mobile,
    ])
  expect(await found('coll')).toEqual([['姓名 colleague', '138****0002']])
  expect(await found('13800000002')).toEqual([['姓名 colleague', '138****0002']])
  for (const keyword of ['1380000', '%', '_', 'teacher', 'stranger']) expect(await found(keyword)).toEqual([])
  await add(colleague)
  expect(await found('coll')).toEqual([])
})

test('a class has at most twenty teachers besides its lead teacher, whatever their names', async () => {
  const { schoolId } = (await service.db.select().from(user).where(eq(user.uid, world.teacher.uid)))[0] ?? {}
  const rows = Array.from({ length: courseLimits.coTeachers + 1 }, (_, index) => ({
    username: `many${index}`,
    realname: edgeNames[index % edgeNames.length] ?? '',
    userType: 101,
    schoolId: schoolId ?? 0,
    passwordHash: '-',
    createdAt: service.clock.now,
  }))
  const made = await service.db.insert(user).values(rows).returning({ uid: user.uid })
  const all = made.map(({ uid }) => service.client(uid))
  expect(resultId(await add(...all))).toBe('tooManyTeachers')
  expect(resultId(await add(...all.slice(1)))).toBe('ok')
  expect(resultId(await add(...all.slice(1)))).toBe('ok')
  expect((await teachers()).slice(1)).toEqual(rows.slice(1).map(({ realname }) => realname))
})
