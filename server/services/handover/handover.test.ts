import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { handover } from '#api/contract/groups/handover.ts'
import { home } from '#api/contract/groups/home.ts'
import { message as messageArea } from '#api/contract/groups/message.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { print } from '#api/contract/groups/print.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { message } from '#server/database/schema/messages.ts'
import { audit } from '#server/database/schema/system.ts'
import { givenAssignment, saveInput } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

beforeEach(async () => {
  await service.db.delete(courseTeacher)
  await service.db.delete(message)
  await service.db.update(course).set({ leadTeacherId: world.teacher.uid }).where(eq(course.courseId, world.courseId))
  assignmentId = await givenAssignment(service, world)
})

afterAll(() => service.close())

/** The colleague teaches the class besides its lead teacher. */
const besides = (uid = world.colleague.uid) =>
  service.db
    .insert(courseTeacher)
    .values({ courseId: world.courseId, uid, addedBy: world.teacher.uid, addedAt: service.clock.now })

const offer = async (by: TestClient, to: TestClient) =>
  resultId(await by.call(handover.offer, { assignmentId, teacherId: to.uid }))

const resultOf = async (
  by: TestClient,
  call: typeof handover.accept | typeof handover.refuse | typeof handover.takeBack,
) => resultId(await by.call(call, { assignmentId }))

const keeperOf = async () =>
  (await service.db.select().from(assignment).where(eq(assignment.assignmentId, assignmentId)))[0]?.creatorId

const boxOf = async (who: TestClient) =>
  (await who.get(messageArea.list, { unreadOnly: false, pager: { currentPage: 1, pageSize: 9 } })).list.map(
    ({ kind, title, path }) => [kind, title, path],
  )

test('a teacher of the class is offered an assignment, and looks after it once they accept', async () => {
  const { teacher, colleague, courseId } = world
  await besides()
  const person = (realname: string, { uid }: TestClient) => ({ teacherId: uid, realname })
  expect(await teacher.get(handover.info, { assignmentId })).toEqual({
    keeper: person('姓名 teacher', teacher),
    mayOffer: true,
    isLeadTeacher: true,
    offered: null,
    teachers: [person('姓名 colleague', colleague)],
  })
  expect(await offer(teacher, colleague)).toBe('ok')
  expect((await teacher.get(handover.info, { assignmentId })).offered).toEqual({
    ...person('姓名 colleague', colleague),
    offeredAt: service.clock.now.toISOString(),
  })
  expect((await colleague.get(handover.waiting, {})).list).toEqual([
    {
      assignmentId,
      assignmentName: '第五单元检测',
      kind: 'homework',
      courseName: '七年级(2)班',
      endTime: '2026-11-20T10:00:00.000Z',
      offeredByName: '姓名 teacher',
      offeredAt: service.clock.now.toISOString(),
      teachesClass: true,
    },
  ])
  expect({ keeper: await keeperOf(), again: await offer(teacher, colleague) }).toEqual({
    keeper: teacher.uid,
    again: 'handoverWaiting',
  })
  expect((await colleague.call(handover.accept, { assignmentId })).data).toEqual({ courseId })
  expect({ keeper: await keeperOf(), waiting: (await colleague.get(handover.waiting, {})).list }).toEqual({
    keeper: colleague.uid,
    waiting: [],
  })
  expect({ colleague: await boxOf(colleague), teacher: await boxOf(teacher) }).toEqual({
    colleague: [['assignmentOffered', '姓名 teacher想把七年级(2)班的一项任务移交给您', '/handover']],
    teacher: [['assignmentTaken', '姓名 colleague接收了七年级(2)班的任务', `/course/${courseId}/tasks`]],
  })
})

test('a handover is audited: who offered it, and who accepted', async () => {
  await besides()
  await offer(world.teacher, world.colleague)
  await resultOf(world.colleague, handover.accept)
  const rows = await service.db
    .select()
    .from(audit)
    .where(and(eq(audit.objectId, assignmentId), like(audit.path, '%/handover/%')))
    .orderBy(audit.auditId)
  expect(rows.map(({ uid, path }) => ({ uid, path }))).toEqual([
    { uid: world.teacher.uid, path: handover.offer.path },
    { uid: world.colleague.uid, path: handover.accept.path },
  ])
})

test('an offer can be withdrawn until it is answered; if declined, the assignment stays and the other is notified', async () => {
  const { teacher, colleague, courseId } = world
  await besides()
  await offer(teacher, colleague)
  expect({
    first: await resultOf(teacher, handover.takeBack),
    again: await resultOf(teacher, handover.takeBack),
  }).toEqual({ first: 'ok', again: 'handoverGone' })
  expect(await resultOf(colleague, handover.accept)).toBe('notFound')
  await offer(teacher, colleague)
  expect({ refused: await resultOf(colleague, handover.refuse), keeper: await keeperOf() }).toEqual({
    refused: 'ok',
    keeper: teacher.uid,
  })
  expect(await boxOf(teacher)).toEqual([
    ['assignmentRefused', '姓名 colleague没有接收七年级(2)班的任务', `/course/${courseId}/tasks`],
  ])
})

test('the lead teacher can offer it to anybody in the school, who then teaches the class', async () => {
  const { teacher, colleague, stranger, courseId } = world
  expect(await offer(teacher, stranger)).toBe('notFound')
  expect(await offer(teacher, colleague)).toBe('ok')
  expect((await colleague.get(handover.waiting, {})).list[0]?.teachesClass).toBe(false)
  expect(resultId(await colleague.call(home.today, { courseId }))).toBe('notFound')
  expect(await resultOf(colleague, handover.accept)).toBe('ok')
  expect(resultId(await colleague.call(home.today, { courseId }))).toBe('ok')
})

test('nobody else may: neither somebody who is not keeper or lead teacher, nor somebody who was not offered it', async () => {
  const { teacher, colleague, stranger } = world
  await besides()
  expect(await offer(colleague, teacher)).toBe('notItsKeeper')
  await offer(teacher, colleague)
  expect({
    takenBack: await resultOf(colleague, handover.takeBack),
    acceptedByKeeper: await resultOf(teacher, handover.accept),
    accepted: await resultOf(stranger, handover.accept),
    refused: await resultOf(stranger, handover.refuse),
  }).toEqual({ takenBack: 'notItsKeeper', acceptedByKeeper: 'notFound', accepted: 'notFound', refused: 'notFound' })
})

test('a keeper who is not the lead teacher can offer it only within the class; the lead teacher can take it back', async () => {
  const { teacher, colleague } = world
  await service.db.update(course).set({ leadTeacherId: colleague.uid }).where(eq(course.courseId, world.courseId))
  await besides(teacher.uid)
  expect((await teacher.get(handover.info, { assignmentId })).isLeadTeacher).toBe(false)
  expect({ leadTeacher: await offer(teacher, teacher), keeper: await offer(teacher, colleague) }).toEqual({
    leadTeacher: 'handedAlready',
    keeper: 'ok',
  })
  await resultOf(colleague, handover.accept)
  await offer(colleague, teacher)
  expect(await resultOf(colleague, handover.takeBack)).toBe('ok')
})

/** What a caller of the class may do with the paper behind its assignment. */
const paperCodes = async (by: TestClient, paperId = world.paperId) => {
  const changed = saveInput(world, { paperId, assignmentIds: [assignmentId], assignmentName: '改名' })
  const copied = saveInput(world, { paperId, courseIds: [world.colleagueCourseId] })
  const { list } = await by.get(paperArea.list, {
    scope: 'all',
    subjectId: 203,
    pager: { currentPage: 1, pageSize: 9 },
  })
  return {
    projected: resultId(await by.call(paperArea.detail, { paperId })),
    printed: resultId(await by.call(print.sheetMap, { paperId, version: 'A', sheetOwner: 'number' })),
    planned: resultId(await by.call(assignmentException.dryRun, changed)),
    changed: resultId(await by.call(assigning.save, changed)),
    copied: resultId(await by.call(assigning.save, copied)),
    opened: resultId(await by.call(paperEditing.open, { paperId })),
    ownCopy: resultId(await by.call(paperEditing.copy, { paperId, title: '' })),
    isListed: list.some((one) => one.paperId === paperId),
    deleted: resultId(await by.call(paperEditing.remove, { paperId })),
  }
}

const nothing = {
  projected: 'notFound',
  printed: 'notFound',
  planned: 'notFound',
  changed: 'notFound',
  copied: 'notFound',
  opened: 'notFound',
  ownCopy: 'notFound',
  isListed: false,
  deleted: 'notFound',
}

const ofClass = { projected: 'ok', printed: 'ok', planned: 'ok', changed: 'ok', copied: 'ok' }

test('whoever accepts an assignment can show, print, change and copy it, and touches nothing else of its paper', async () => {
  const { teacher, colleague, stranger } = world
  await service.db.update(assignment).set({ publishedAt: null }).where(eq(assignment.assignmentId, assignmentId))
  await offer(teacher, colleague)
  expect(await paperCodes(colleague)).toEqual(nothing)
  await resultOf(colleague, handover.accept)
  expect(await paperCodes(colleague)).toEqual({ ...nothing, ...ofClass })
  expect(await paperCodes(stranger)).toEqual(nothing)
})

test('a second teacher of the class can still show and change what is assigned when the owner has deleted its paper', async () => {
  const { teacher, colleague } = world
  const { paperId } = await addPaper(service.db, 1, teacher.uid, worldItems)
  assignmentId = await givenAssignment(service, world, { paperId, published: null })
  await besides()
  await teacher.get(paperEditing.remove, { paperId })
  // Nobody assigns a deleted paper anew.
  expect(await paperCodes(colleague, paperId)).toEqual({ ...nothing, ...ofClass, copied: 'notFound' })
})

test('a teacher removed from the class meanwhile does not return by accepting, unless its lead teacher made the offer', async () => {
  const { teacher, colleague } = world
  await besides()
  await offer(teacher, colleague)
  await service.db.delete(courseTeacher)
  await service.db.update(course).set({ leadTeacherId: world.stranger.uid }).where(eq(course.courseId, world.courseId))
  expect({ accepted: await resultOf(colleague, handover.accept), keeper: await keeperOf() }).toEqual({
    accepted: 'handoverLapsed',
    keeper: teacher.uid,
  })
})
