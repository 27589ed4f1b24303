import pg from 'pg'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { audit } from '#server/database/schema/system.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { weakestPoints } from './weakest-points.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const today = () => world.teacher.get(home.today, { courseId: world.courseId })

/** Marks a student's items in the order of the paper; null for not answered. */
async function giveMarks(assignmentId: number, seat: number, scores: readonly (number | null)[]): Promise<void> {
  const ofStudent = and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uidAt(world, seat)))
  const [row] = await service.db.select().from(submission).where(ofStudent)
  const submissionId = row?.submissionId ?? 0
  const marks = scores.flatMap((score, index) =>
    score === null ? [] : [{ submissionId, itemId: itemIdAt(world, index), value: 'x', score }],
  )
  await service.db.insert(answer).values(marks)
}

test('a class without assignments has nothing to do', async () => {
  expect(await today()).toEqual({
    unmarked: [],
    due: [],
    toPublish: [],
    recent: [],
    preparing: [],
    seats: null,
    trend: [],
    weakest: null,
  })
})

test('a class with assignments: what is waiting, the state of things, what was weak', async () => {
  const at = '2026-11-18T12:00:00Z'
  const over = await givenAssignment(service, world, {
    name: '第四单元检测',
    end: '2026-11-19T10:00:00Z',
    submissions: [{ at, objective: 100, written: 75 }, { at, objective: 50, written: 75 }, null],
  })
  await giveMarks(over, 0, [50, 50, 0, 0, 75])
  await giveMarks(over, 1, [50, 0, 0, null, 75])
  const running = await givenAssignment(service, world, {
    name: 'Unit 6 写作',
    submissions: [{ at, objective: 150, unmarked: 1 }, { at, objective: 150, written: 100 }, null],
  })
  await giveMarks(running, 1, [50, 50, 50, 0, 100])
  const draft = await givenAssignment(service, world, { name: '期末专练', published: null })
  await givenAssignment(service, world, {
    name: '别班',
    courseId: world.colleagueCourseId,
    submissions: [{ at, unmarked: 1 }],
  })

  const seen = await today()
  const { assignmentInfo, reportData } = await world.teacher.get(assigning.info, { assignmentId: running })
  const rows = await world.teacher.get(assigning.list, {
    courseId: world.courseId,
    assignmentStatus: [2, 3],
    viewed: -1,
    scoreFilter: 0,
    assignmentType: 0,
    sortBy: 'endTime',
    sort: 'ASC',
    pager: { currentPage: 1, pageSize: 15 },
  })
  const [overRow, draftRow] = rows.list
  const [, second, third, fourth] = worldItems.map(({ knowledge }) => knowledge)
  expect(seen).toEqual({
    unmarked: [{ assignmentId: running, assignmentName: 'Unit 6 写作', count: 1 }],
    due: [
      {
        assignmentId: running,
        assignmentName: 'Unit 6 写作',
        count: 1,
        endTime: '2026-11-20T10:00:00.000Z',
        over: false,
      },
      { assignmentId: over, assignmentName: '第四单元检测', count: 1, endTime: '2026-11-19T10:00:00.000Z', over: true },
    ],
    toPublish: [{ assignmentId: over, assignmentName: '第四单元检测', count: 2 }],
    recent: [{ assignmentInfo, reportData }, overRow],
    preparing: [draftRow],
    seats: {
      assignmentId: running,
      assignmentName: 'Unit 6 写作',
      states: [
        { realname: '姓名 qm0701001', state: 'unmarked' },
        { realname: '姓名 qm0701002', state: 'marked' },
        { realname: '姓名 qm0701003', state: 'unsubmitted' },
      ],
    },
    trend: [{ assignmentId: over, assignmentName: '第四单元检测', mean: 429, markedCount: 2, assignedCount: 3 }],
    weakest: {
      assignmentId: over,
      assignmentName: '第四单元检测',
      markedCount: 2,
      assignedCount: 3,
      list: [
        { knowledge: third, facility: 0 },
        { knowledge: fourth, facility: 0 },
        { knowledge: second, facility: 50 },
      ],
    },
  })
  expect({ over: overRow?.assignmentInfo.assignmentId, draft: draftRow?.assignmentInfo.assignmentId }).toEqual({
    over,
    draft,
  })
  const [trace] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(trace).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'read',
      path: home.today.path,
      objectKind: 'course',
      objectId: world.courseId,
      rowCount: 3,
    }),
  )
})

test('neither submissions that are not fully marked nor points without a mistake count for the weakest points', async () => {
  const at = '2026-11-20T05:00:00Z'
  const assignmentId = await givenAssignment(service, world, {
    name: '第五单元检测',
    end: '2026-11-20T05:30:00Z',
    submissions: [
      { at, objective: 200, written: 150 },
      { at, unmarked: 1 },
    ],
  })
  await giveMarks(assignmentId, 0, [50, 50, 50, 50, 149])
  await giveMarks(assignmentId, 1, [0, 0, 0, 0, 0])
  const { weakest } = await today()
  expect(weakest).toEqual({
    assignmentId,
    assignmentName: '第五单元检测',
    markedCount: 1,
    assignedCount: 2,
    list: [{ knowledge: worldItems[4]?.knowledge, facility: 99 }],
  })
})

test('points are compared before rounding, ties in the order of the paper', () => {
  const scores = [
    { knowledge: '一', points: 50, full: 50 },
    { knowledge: '二', points: 201, full: 50 },
    { knowledge: '三', points: 402, full: 100 },
    { knowledge: '四', points: 200, full: 50 },
    { knowledge: '五', points: 0, full: 0 },
  ]
  expect(weakestPoints(scores, 10)).toEqual([
    { knowledge: '一', facility: 10 },
    { knowledge: '四', facility: 40 },
    { knowledge: '二', facility: 40 },
  ])
})

test('foreign and unknown classes get the same answer', async () => {
  const foreign = await world.teacher.call(home.today, { courseId: world.colleagueCourseId })
  const unknown = await world.teacher.call(home.today, { courseId: 987_654_321 })
  expect({ foreign: resultId(foreign), unknown: resultId(unknown), msg: foreign.msg }).toEqual({
    foreign: 'notFound',
    unknown: 'notFound',
    msg: unknown.msg,
  })
})

test('the number of queries does not depend on the number of assignments', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await today()
  const before = query.mock.calls.length
  for (let number = 0; number < 5; number += 1)
    await givenAssignment(service, world, { submissions: [null, null, null] })
  query.mockClear()
  await today()
  const after = query.mock.calls.length
  query.mockRestore()
  // The session, the owner's check, three of the handler and the audit row.
  expect({ before, after }).toEqual({ before: 6, after: 6 })
})
