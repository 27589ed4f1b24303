import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { join } from '#api/contract/groups/join.ts'
import { member as memberArea } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { student as studentArea } from '#api/contract/groups/student.ts'
import { member } from '#server/database/schema/courses.ts'
import { submission, assignment as assignmentTable } from '#server/database/schema/assignments.ts'
import { addAssignment } from '#server/services/report/testing/given-submissions.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A class of the teacher's with one member, and its rule for joining. */
let courseId: number
let classCode: string
let staying: TestClient
let coming: TestClient
/** A published test of the whole class that is not over. */
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [first, second] = world.students
  if (first === undefined || second === undefined) throw new Error('The world has no students')
  ;[staying, coming] = [first, second]
})

afterAll(() => service.close())

beforeEach(() => given(false))

/** A new class, with tests of every kind that newcomers may or may not get. */
async function given(needsApproval: boolean): Promise<void> {
  const fields = { courseName: '八年级(3)班', stageId: 2, subjectId: 203, needsApproval, courseType: 1 } as const
  ;({ courseId, classCode } = await world.teacher.get(courseArea.save, fields))
  const { db, clock } = service
  await db.insert(member).values({ courseId, uid: staying.uid, joinedAt: clock.now })
  const past = new Date(clock.now.getTime() - 60_000)
  assignmentId = await addAssignment(db, world, { courseId })
  const others = [
    { audience: 2 },
    { publishedAt: null },
    { endTime: past },
    { finishedAt: past },
    { scoreTime: past },
    { courseId: world.colleagueCourseId },
  ]
  for (const other of others) await addAssignment(db, world, { courseId, ...other })
  await db.insert(submission).values({ assignmentId, uid: staying.uid })
}

/** Tests of this class and the colleague's that a student has to hand in. */
async function assignedTo({ uid }: TestClient): Promise<number[]> {
  const rows = await service.db
    .select({ assignmentId: submission.assignmentId })
    .from(submission)
    .innerJoin(assignmentTable, eq(assignmentTable.assignmentId, submission.assignmentId))
    .where(
      and(
        eq(submission.uid, uid),
        sql`${assignmentTable.courseId} in (${courseId}::bigint, ${world.colleagueCourseId}::bigint)`,
      ),
    )
    .orderBy(submission.assignmentId)
  return rows.map((row) => row.assignmentId)
}

const request = () => [{ courseId, uid: coming.uid }]

test.each<[string, () => Promise<unknown>]>([
  ['joins by code', () => coming.get(join.ask, { classCode })],
  [
    'is approved',
    async () => {
      await given(true)
      await coming.get(join.ask, { classCode })
      expect(await assignedTo(coming)).toEqual([])
      await world.teacher.get(join.decide, { requests: request(), decision: 'approve' })
    },
  ],
  [
    'is copied over',
    () =>
      world.teacher.get(memberArea.move, {
        courseId: world.courseId,
        toCourseId: courseId,
        uids: [coming.uid],
        copy: true,
      }),
  ],
  [
    'is added',
    () => world.teacher.get(roster.save, { courseId, realname: '姓名 qm0701002', username: 'qm0701002', asNew: true }),
  ],
])('who %s has to hand in what the whole class still can', async (_how, comeIn) => {
  await comeIn()
  expect(await assignedTo(coming)).toEqual([assignmentId])
  const { list } = await coming.get(studentArea.assignments, {})
  expect(list.map(({ assignmentId, state }) => ({ assignmentId, state }))).toContainEqual({
    assignmentId,
    state: 'open',
  })
})

test('a removed student keeps what was begun, and gets the rest back when the removal is undone', async () => {
  await coming.get(join.ask, { classCode })
  const begun = await addAssignment(service.db, world, { courseId })
  await service.db.insert(submission).values([
    { assignmentId: begun, uid: coming.uid, startedAt: service.clock.now },
    { assignmentId: begun, uid: staying.uid },
  ])
  const { removalId } = await world.teacher.get(memberArea.remove, { courseId, uids: [coming.uid] })
  expect({ coming: await assignedTo(coming), staying: await assignedTo(staying) }).toEqual({
    coming: [begun],
    staying: [assignmentId, begun],
  })
  await world.teacher.get(memberArea.restore, { courseId, removalId })
  expect(await assignedTo(coming)).toEqual([assignmentId, begun])
})

test('a student who joins while an assignment is being published gets it, whichever is first', async () => {
  const fresh = await addAssignment(service.db, world, { courseId, publishedAt: null })
  await Promise.all([
    world.teacher.get(assigning.publish, { assignmentIds: [fresh] }),
    coming.get(join.ask, { classCode }),
  ])
  expect(await assignedTo(coming)).toContain(fresh)
})
