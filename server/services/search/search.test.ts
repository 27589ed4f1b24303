import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { search } from '#api/contract/groups/search.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { audit } from '#server/database/schema/system.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
let assignmentId: number
let studentUid: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  studentUid = uidAt(world, 0)
  const { db } = service
  // Every class, student and paper, other teachers' included.
  await db.update(course).set({ courseName: '重庆一班' })
  await db
    .update(user)
    .set({ realname: '重庆生' })
    .where(inArray(user.uid, [studentUid, world.strangerStudent.uid]))
  await db.update(paper).set({ paperTitle: '重庆试卷' })
  assignmentId = await givenAssignment(service, world, {
    name: '重庆行单元检测',
    end: '2026-11-19T10:00:00Z',
    submissions: [],
  })
})

afterAll(() => service.close())

const find = (keyword: string, teacher: TestClient = world.teacher) => teacher.get(search.find, { keyword })

const nothing = { classes: [], students: [], papers: [], assignments: [] }

test.each(['重庆', 'chongqing', 'cq', 'CQ', '重q'])(
  '%s finds the caller’s own things of every kind',
  async (keyword) => {
    const { courseId, paperId } = world
    const ofClass = { courseId, courseName: '重庆一班' }
    expect(await find(keyword)).toEqual({
      classes: [ofClass],
      students: [{ uid: studentUid, realname: '重庆生', ...ofClass }],
      papers: [{ paperId, paperTitle: '重庆试卷' }],
      assignments: [{ assignmentId, assignmentName: '重庆行单元检测', ...ofClass }],
    })
  },
)

test('an unrelated teacher and a colleague find their own classes, and nothing of this one', async () => {
  const { strangerCourseId, strangerStudent, strangerPaperId, colleagueCourseId } = world
  const [foreign, beside] = [await find('重庆', world.stranger), await find('重庆', world.colleague)]
  expect({
    classes: foreign.classes,
    students: foreign.students.map(({ uid }) => uid),
    papers: foreign.papers,
    assignments: foreign.assignments,
  }).toEqual({
    classes: [{ courseId: strangerCourseId, courseName: '重庆一班' }],
    students: [strangerStudent.uid],
    papers: [{ paperId: strangerPaperId, paperTitle: '重庆试卷' }],
    assignments: [],
  })
  expect({ classes: beside.classes, students: beside.students, assignments: beside.assignments }).toEqual({
    classes: [{ courseId: colleagueCourseId, courseName: '重庆一班' }],
    // The student is in both classes; each teacher sees their own.
    students: [{ uid: studentUid, realname: '重庆生', courseId: colleagueCourseId, courseName: '重庆一班' }],
    assignments: [],
  })
})

test('a colleague finds a paper once it is shared with the school', async () => {
  const { paperId } = world
  const shareWith = (sharedWithSchool: boolean) =>
    service.db.update(paper).set({ sharedWithSchool }).where(eq(paper.paperId, paperId))
  await shareWith(false)
  const before = (await find('cqsj', world.colleague)).papers
  await shareWith(true)
  expect({ before, papers: (await find('cqsj', world.colleague)).papers }).toEqual({
    before: [],
    papers: [{ paperId, paperTitle: '重庆试卷' }],
  })
})

test('a keyword in no name finds nothing; a student’s account finds the student', async () => {
  const [row] = await service.db.select().from(user).where(eq(user.uid, studentUid))
  expect({
    unknown: await find('无此名'),
    account: (await find(row?.username ?? '')).students.map(({ uid }) => uid),
  }).toEqual({ unknown: nothing, account: [studentUid] })
})

test('names that begin with the keyword come before those that contain it', async () => {
  const second = uidAt(world, 1)
  const isSecond = eq(user.uid, second)
  const [before] = await service.db.select().from(user).where(isSecond)
  await service.db.update(user).set({ realname: '安重庆' }).where(isSecond)
  const found = [(await find('重庆')).students, (await find('cq')).students]
  await service.db.update(user).set({ realname: before?.realname }).where(isSecond)
  expect(found.map((rows) => rows.map(({ uid }) => uid))).toEqual([
    [studentUid, second],
    [studentUid, second],
  ])
})

test('a student of two classes is found once, in the newer one', async () => {
  const { db, clock } = service
  const { courseId } = await world.teacher.get(courseArea.save, {
    courseName: '重庆二班',
    stageId: 2,
    subjectId: 203,
    needsApproval: true,
    courseType: 1,
  })
  await db.insert(member).values({ courseId, uid: studentUid, joinStatus: memberStatus.approved, joinedAt: clock.now })
  const { students } = await find('重庆生')
  await db.delete(member).where(eq(member.courseId, courseId))
  await db.delete(course).where(eq(course.courseId, courseId))
  expect(students).toEqual([{ uid: studentUid, realname: '重庆生', courseId, courseName: '重庆二班' }])
})

test('the number of students found goes into the audit', async () => {
  const noted = async (keyword: string) => {
    await find(keyword)
    const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
    return row?.rowCount
  }
  expect({ nobody: await noted('无此名'), one: await noted('重庆生') }).toEqual({ nobody: 0, one: 1 })
})

test('a student who left the class is not found, nor anything of an archived class', async () => {
  const { db } = service
  const ofStudent = eq(member.uid, studentUid)
  await db.update(member).set({ joinStatus: memberStatus.removed }).where(ofStudent)
  const afterLeaving = (await find('重庆生')).students
  await db.update(member).set({ joinStatus: memberStatus.approved }).where(ofStudent)
  await db.update(course).set({ status: 2 }).where(eq(course.courseId, world.courseId))
  const putAway = await find('重庆')
  await db.update(course).set({ status: 1 }).where(eq(course.courseId, world.courseId))
  expect({ afterLeaving, putAway }).toEqual({
    afterLeaving: [],
    putAway: { ...nothing, papers: [{ paperId: world.paperId, paperTitle: '重庆试卷' }] },
  })
})
