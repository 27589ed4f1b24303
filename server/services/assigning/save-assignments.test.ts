import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { assignmentUnfilled } from '#api/contract/schemas/unfilled-fields.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, uidAt, type World, worldItems } from '#tests/support/worlds/world.ts'
import { givenAssignment, savedAssignment, saveInput, seatsAssigned } from '#tests/support/worlds/given-assignment.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 4)
  // The fourth student has only asked to join.
  await service.db
    .update(member)
    .set({ joinStatus: memberStatus.waiting })
    .where(and(eq(member.courseId, world.courseId), eq(member.uid, uidAt(world, 3))))
})

afterAll(() => service.close())

const save = (over: Parameters<typeof saveInput>[1]) => world.teacher.call(assigning.save, saveInput(world, over))

test('a deleted paper cannot be assigned anew, but its existing assignments can still be changed', async () => {
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems)
  const assignmentId = await savedAssignment(world, { paperId })
  await world.teacher.get(paperEditing.remove, { paperId })
  expect({
    anew: resultId(await save({ paperId })),
    changed: resultId(await save({ paperId, assignmentIds: [assignmentId], assignmentName: '改名' })),
  }).toEqual({ anew: 'notFound', changed: 'ok' })
})

test('an assignment for the whole class is saved unpublished and not yet assigned to anybody', async () => {
  const assignmentId = await savedAssignment(world, { uids: [uidAt(world, 0)], duration: 40 })
  const saved = await world.teacher.get(assigning.info, { assignmentId })
  expect(saved).toEqual({
    assignmentInfo: {
      assignmentId,
      assignmentName: '第五单元检测',
      courseId: world.courseId,
      paperId: world.paperId,
      fromPaper: true,
      ...assignmentUnfilled,
      kind: 'test',
      assignmentType: 1,
      beginTime: '2026-11-21T00:00:00.000Z',
      endTime: '2026-11-22T10:00:00.000Z',
      duration: 40,
      audience: 1,
      status: 3,
      score: 350,
      assignedCount: 0,
      publishedAt: null,
      finishedAt: null,
      scoreTime: null,
      viewed: false,
    },
    reportData: {
      meanScore: null,
      openedCount: 0,
      submittedCount: 0,
      unsubmittedCount: 0,
      unmarkedCount: 0,
      markedCount: 0,
    },
    paperTitle: '第五单元检测',
    showsMean: false,
    groupMinutes: null,
    courseName: '七年级(2)班',
    subjectId: 203,
    uids: [],
  })
})

test('chosen students are saved without duplicates, and a new choice replaces them', async () => {
  const chosen = { audience: 2, uids: [uidAt(world, 2), uidAt(world, 0), uidAt(world, 2)] }
  const assignmentId = await savedAssignment(world, chosen)
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 2])
  await savedAssignment(world, {
    assignmentIds: [assignmentId],
    audience: 2,
    uids: [uidAt(world, 1), uidAt(world, 2)],
  })
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([1, 2])
  expect((await world.teacher.get(assigning.info, { assignmentId })).uids).toEqual([uidAt(world, 1), uidAt(world, 2)])
  await savedAssignment(world, { assignmentIds: [assignmentId] })
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([])
})

test('a published assignment that has not begun can be changed, stays published and is assigned anew', async () => {
  const assignmentId = await savedAssignment(world, { audience: 2, uids: [uidAt(world, 0)], duration: 30 })
  await world.teacher.get(assigning.publish, { assignmentIds: [assignmentId] })
  await savedAssignment(world, { assignmentIds: [assignmentId], assignmentName: '全班一起' })
  const { assignmentInfo } = await world.teacher.get(assigning.info, { assignmentId })
  expect({
    assignmentName: assignmentInfo.assignmentName,
    status: assignmentInfo.status,
    assignedCount: assignmentInfo.assignedCount,
    duration: assignmentInfo.duration,
  }).toEqual({ assignmentName: '全班一起', status: 4, assignedCount: 3, duration: null })
  expect(await seatsAssigned(service, world, assignmentId)).toEqual([0, 1, 2])
})

test('an assignment that has begun, or is over, is not changed', async () => {
  const running = await givenAssignment(service, world, { submissions: [null] })
  const over = await givenAssignment(service, world, { end: '2026-11-20T05:00:00Z' })
  const answers = [await save({ assignmentIds: [running] }), await save({ assignmentIds: [over] })]
  expect(answers.map(resultId)).toEqual(['alreadyStarted', 'alreadyStarted'])
  expect((await world.teacher.get(assigning.info, { assignmentId: running })).assignmentInfo.assignmentName).toBe(
    '第五单元检测',
  )
  expect(await seatsAssigned(service, world, running)).toEqual([0])
})

test('times must be in order and the end in the future', async () => {
  const same = '2026-11-22T10:00:00.000Z'
  const now = '2026-11-20T06:00:00.000Z'
  const soon = '2026-11-20T06:00:00.001Z'
  const answers = [
    await save({ beginTime: same, endTime: same }),
    await save({ beginTime: same, endTime: '2026-11-22T09:59:59.999Z' }),
    await save({ beginTime: '2026-11-19T00:00:00.000Z', endTime: now }),
    await save({ beginTime: now, endTime: soon }),
  ]
  expect(answers.map(resultId)).toEqual(['endBeforeBegin', 'endBeforeBegin', 'endInPast', 'ok'])
})

test('a paper without questions is refused', async () => {
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, [])
  expect(resultId(await save({ paperId }))).toBe('paperEmpty')
})

test('students must be chosen, and all of them must be approved members', async () => {
  const answers = [
    await save({ audience: 2, uids: [] }),
    await save({ audience: 2, uids: [uidAt(world, 0), uidAt(world, 3)] }),
    await save({ audience: 2, uids: [uidAt(world, 0), world.strangerStudent.uid] }),
  ]
  expect(answers.map(resultId)).toEqual(['noStudents', 'studentNotInClass', 'studentNotInClass'])
})

test('a class without members cannot be assigned anything', async () => {
  await service.db
    .update(member)
    .set({ joinStatus: memberStatus.waiting })
    .where(eq(member.courseId, world.strangerCourseId))
  const answer = await world.stranger.call(
    assigning.save,
    saveInput(world, { courseIds: [world.strangerCourseId], paperId: world.strangerPaperId }),
  )
  expect({ result: resultId(answer), data: answer.data }).toEqual({
    result: 'courseEmpty',
    data: { courseId: world.strangerCourseId },
  })
})

test('a foreign course, paper or assignment is not found, and nothing is saved', async () => {
  const foreign = await givenAssignment(service, world, { courseId: world.colleagueCourseId, published: null })
  const answers = [
    await save({ courseIds: [world.colleagueCourseId] }),
    await save({ paperId: world.strangerPaperId }),
    await save({ assignmentIds: [foreign], assignmentName: '改名' }),
    await save({ assignmentIds: [987_654_321] }),
  ]
  expect(answers.map(resultId)).toEqual(Array(4).fill('notFound'))
  expect((await world.colleague.get(assigning.info, { assignmentId: foreign })).assignmentInfo.assignmentName).toBe(
    '第五单元检测',
  )
})

test('a composition is assigned while that is open to the teacher, and can still be changed later', async () => {
  const closed = await save({ kind: 'composition' })
  const grant = { feature: '布置作文', featureId: featureIds.assignComposition, uid: world.teacher.uid }
  await service.db.insert(featureGrant).values({ ...grant, endTime: new Date(service.clock.now.getTime() + 1) })
  const assignmentId = await savedAssignment(world, { kind: 'composition' })
  await service.db.update(featureGrant).set({ endTime: service.clock.now }).where(eq(featureGrant.uid, grant.uid))
  const changed = await save({ kind: 'composition', assignmentIds: [assignmentId], assignmentName: '改名' })
  const ended = await save({ kind: 'composition' })
  expect([closed, changed, ended].map(resultId)).toEqual(['compositionClosed', 'ok', 'compositionClosed'])
})
