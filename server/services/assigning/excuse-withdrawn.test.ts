import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { assignmentException } from '#api/contract/groups/assignment-exception.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { report } from '#api/contract/groups/report.ts'
import { student } from '#api/contract/groups/student.ts'
import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { assignmentException as exceptions } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { savedAssignment } from '#tests/support/worlds/given-assignment.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { itemIdAt, makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'

const minute = 60_000

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
})

afterAll(() => service.close())

const pass = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * minute)
}

const save = (assignmentId: number, own: object) =>
  world.teacher.get(assignmentException.save, {
    assignmentId,
    uids: [uidAt(world, 0)],
    isExcused: false,
    reason: '发烧',
    ...own,
  })

const excuse = (assignmentId: number, reason = '住院') => save(assignmentId, { isExcused: true, reason })

const withdraw = (assignmentId: number) =>
  world.teacher.get(assignmentException.remove, { assignmentId, uids: [uidAt(world, 0)] })

const ownOf = async (assignmentId: number) =>
  (await world.teacher.get(assignmentException.list, { assignmentId })).list.find(({ uid }) => uid === uidAt(world, 0))
    ?.own

const inHours = (hours: number) => new Date(service.clock.now.getTime() + hours * 60 * minute).toISOString()

async function sentBack() {
  const itemId = itemIdAt(world, 4)
  const assignmentId = await assign(service, world)
  await world.students[0]?.get(student.submit, { assignmentId, answers: { [itemId]: 'Text' } })
  const { submissionId } = await submissionOf(service, assignmentId, world.students[0])
  const ref = { assignmentId, itemId, submissionId }
  await world.teacher.get(marking.flag, { ...ref, isFlagged: true })
  await world.teacher.get(marking.sendBack, { ...ref, round: 0, reason: '字数不够', knownMarks: 0 })
  return assignmentId
}

test('a student who was excused meanwhile reads again why the work was sent back, and goes on with it', async () => {
  const assignmentId = await sentBack()
  const seen = async () => {
    const { list } = (await world.students[0]?.get(student.assignments, {})) ?? { list: [] }
    const { submissionId, ...work } = await submissionOf(service, assignmentId, world.students[0])
    const notes = await service.db
      .select({
        kind: answerNote.kind,
        reason: answerNote.reason,
        markerId: answerNote.markerId,
        at: answerNote.notedAt,
      })
      .from(answerNote)
      .where(eq(answerNote.submissionId, submissionId))
      .orderBy(answerNote.kind)
    return {
      listed: list.filter((one) => one.assignmentId === assignmentId),
      noted: await world.students[0]?.get(studentMarks.notes, { assignmentId }),
      work,
      notes,
    }
  }
  const before = await seen()
  pass(5)
  await excuse(assignmentId)
  await excuse(assignmentId, '转院')
  pass(5)
  await withdraw(assignmentId)
  const after = await seen()
  expect(after).toEqual(before)
  expect({ reason: after.listed[0]?.sentBack, kinds: after.notes.map(({ kind }) => kind) }).toEqual({
    reason: '字数不够',
    kinds: ['sentBack'],
  })
})

test('a student who was excused meanwhile has their own end again, with its reason', async () => {
  const assignmentId = await assign(service, world)
  await save(assignmentId, { beginTime: inHours(-1), endTime: inHours(5), extraMinutes: 20 })
  const before = await ownOf(assignmentId)
  pass(5)
  await excuse(assignmentId)
  await excuse(assignmentId, '转院')
  expect(await ownOf(assignmentId)).toEqual({
    isExcused: true,
    beginTime: null,
    endTime: null,
    isEnded: false,
    extraMinutes: 0,
    reason: '转院',
    byName: '姓名 teacher',
  })
  pass(5)
  await withdraw(assignmentId)
  const after = await ownOf(assignmentId)
  expect({ after, reason: after?.reason }).toEqual({ after: before, reason: '发烧' })
  await withdraw(assignmentId)
  expect(await ownOf(assignmentId)).toBeNull()
})

test('an own end given before publishing is there again after an excuse, too', async () => {
  const assignmentId = await savedAssignment(world)
  await save(assignmentId, { endTime: '2026-11-24T10:00:00.000Z' })
  const before = await ownOf(assignmentId)
  await excuse(assignmentId)
  await withdraw(assignmentId)
  const after = await ownOf(assignmentId)
  expect({ after, end: after?.endTime }).toEqual({ after: before, end: '2026-11-24T10:00:00.000Z' })
})

test('an end granted after all were ended still counts as granted afterwards when the excuse is withdrawn', async () => {
  const assignmentId = await assign(service, world)
  await save(assignmentId, { endTime: inHours(5) })
  const [before] = await service.db.select().from(exceptions).where(eq(exceptions.assignmentId, assignmentId))
  pass(5)
  await excuse(assignmentId)
  await withdraw(assignmentId)
  expect(await service.db.select().from(exceptions).where(eq(exceptions.assignmentId, assignmentId))).toEqual([before])
})

test.each([
  ['before', true],
  ['after', false],
])(
  'an excuse given %s the scores were published is withdrawn: not handed in, in every figure',
  async (...[, isFirst]) => {
    const assignmentId = await assign(service, world)
    const [absent, present] = world.students
    await present?.get(student.submit, { assignmentId, answers: { [itemIdAt(world, 0)]: 'B' } })
    await save(assignmentId, { endTime: inHours(5) })
    await service.db.update(submission).set({ unmarkedCount: 0 }).where(eq(submission.assignmentId, assignmentId))
    const seen = async () => {
      const { assignmentInfo, reportData } = await world.teacher.get(assigning.info, { assignmentId })
      const { students, ...figures } = await world.teacher.get(report.class, { assignmentId })
      const { list } = (await absent?.get(student.assignments, {})) ?? { list: [] }
      return {
        assigned: assignmentInfo.assignedCount,
        reportData,
        students: students.map(({ realname, state }) => [realname, state]),
        figures,
        shown: list.filter((one) => one.assignmentId === assignmentId).map(({ state }) => state),
      }
    }
    const publish = (scoreTime: Date | null) =>
      service.db.update(assignment).set({ scoreTime }).where(eq(assignment.assignmentId, assignmentId))
    await publish(service.clock.now)
    const before = await seen()
    if (isFirst) await publish(null)
    await excuse(assignmentId)
    await publish(service.clock.now)
    const meanwhile = await seen()
    await withdraw(assignmentId)
    expect(await seen()).toEqual(before)
    const countsOf = ({ assigned, reportData, students, shown }: typeof before) => ({
      counts: [assigned, reportData.unsubmittedCount, reportData.stillOpenCount],
      students,
      shown,
    })
    expect([meanwhile, before].map(countsOf)).toEqual([
      { counts: [1, 0, undefined], students: [['姓名 qm0701002', 'marked']], shown: [] },
      {
        counts: [2, 1, undefined],
        students: [
          ['姓名 qm0701002', 'marked'],
          ['姓名 qm0701001', 'unsubmitted'],
        ],
        shown: ['missed'],
      },
    ])
    const { list } = await world.teacher.get(assigning.students, { assignmentId })
    const uids = [uidAt(world, 0)]
    expect({
      canHandIn: list.map(({ canHandIn }) => canHandIn),
      reminded: resultId(await world.teacher.call(assigning.remind, { assignmentId, uids })),
    }).toEqual({ canHandIn: [false, false], reminded: 'scoresPublished' })
  },
)
