import { afterAll, beforeAll, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { student } from '#api/contract/groups/student.ts'
import { studentRecord } from '#api/contract/groups/student-record.ts'
import { courseBook } from '#server/database/schema/courses.ts'
import { addFixtureBook } from '#tests/support/fixtures/course.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, studentAt, uidAt, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const pager = { currentPage: 1, pageSize: 9999 }

test('books come from the student’s classes, with their days', async () => {
  const bookId = await addFixtureBook(service.db, '七年级上册')
  const added = { addedBy: world.teacher.uid, addTime: service.clock.now }
  await service.db
    .insert(courseBook)
    .values({ courseId: world.courseId, bookId, startDate: '2026-02-01', endDate: '2026-11-30', ...added })
  expect(await world.teacher.get(studentRecord.products, { studentId: uidAt(world, 0) })).toEqual({
    now: service.clock.now.toISOString(),
    realname: '姓名 qm0701001',
    username: 'qm0701001',
    studentNo: null,
    books: [
      {
        bookId,
        bookName: '七年级上册',
        optionName: '七年级上册',
        subjectId: 203,
        courseId: world.courseId,
        courseName: '七年级(2)班',
        startDate: '2026-09-01',
        endDate: '2026-11-30',
        state: 'endsSoon',
        validDays: 11,
      },
    ],
  })
  await world.teacher.get(courseArea.updateStatus, { courseId: world.courseId, status: 0 })
  expect((await world.colleague.get(studentRecord.products, { studentId: uidAt(world, 0) })).books).toEqual([])
  await world.teacher.get(courseArea.updateStatus, { courseId: world.courseId, status: 1 })
  expect(resultId(await world.stranger.call(studentRecord.products, { studentId: uidAt(world, 0) }))).toBe('notFound')
})

test('the trail says who was reminded by whom, who opened the assignment since, and who has handed in', async () => {
  const submissions = [null, null, null]
  const assignments = [
    await givenAssignment(service, world, { submissions }),
    await givenAssignment(service, world, { submissions }),
  ]
  const [first = 0, second = 0] = assignments
  const sentAt = service.clock.now.toISOString()
  const uids = [uidAt(world, 0), uidAt(world, 1)]
  await world.teacher.get(assigning.remind, { assignmentId: first, uids })
  service.clock.now = new Date(service.clock.now.getTime() + 60_000)
  const later = service.clock.now.toISOString()
  await world.teacher.get(assigning.remind, { assignmentId: second, uids: uids.slice(0, 1) })
  await studentAt(world, 0).get(student.open, { assignmentId: first, begins: true })
  await studentAt(world, 0).get(student.submit, { assignmentId: first, answers: {} })
  const listed = async (more: { assignmentId?: number; studentId?: number } = {}) => {
    const { list, total, ...choices } = await world.teacher.get(studentRecord.reminders, {
      courseId: world.courseId,
      pager,
      ...more,
    })
    const rows = list.map(({ assignmentId, uid, sentAt: at, openedAt, submittedAt }) => [
      assignmentId,
      uid,
      at,
      openedAt,
      submittedAt,
    ])
    return { rows, total, choices, list }
  }
  const all = await listed()
  const ofFirst = [
    [first, uids[1], sentAt, null, null],
    [first, uids[0], sentAt, later, later],
  ]
  expect({ rows: all.rows, total: all.total }).toEqual({
    rows: [[second, uids[0], later, null, null], ...ofFirst],
    total: 3,
  })
  expect(all.list[0]).toEqual({
    reminderId: expect.any(Number),
    assignmentId: second,
    assignmentName: '第五单元检测',
    uid: uids[0],
    realname: '姓名 qm0701001',
    username: 'qm0701001',
    sentAt: later,
    sentByName: '姓名 teacher',
    openedAt: null,
    submittedAt: null,
  })
  expect(all.choices.assignments.map(({ assignmentId }) => assignmentId)).toEqual([second, first])
  expect(all.choices.students.map(({ uid }) => uid)).toEqual(uids)
  expect((await listed({ assignmentId: first })).rows).toEqual(ofFirst)
  expect((await listed({ studentId: uids[1] ?? 0 })).rows).toEqual([ofFirst[0]])
  expect((await listed({ studentId: 987_654_321 })).total).toBe(0)
  const foreign = { courseId: world.courseId, pager }
  expect(resultId(await world.colleague.call(studentRecord.reminders, foreign))).toBe('notFound')
  expect(
    resultId(
      await world.colleague.call(studentRecord.reminders, {
        ...foreign,
        courseId: world.colleagueCourseId,
        assignmentId: first,
      }),
    ),
  ).toBe('notFound')
})
