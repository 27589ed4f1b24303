import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { answer, reminder, submission } from '#server/database/schema/assignments.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import {
  after,
  allRight,
  changeAssignment,
  openAnsweringRoom,
  roomStart,
} from '#tests/support/worlds/answering-room.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { loadKeyedPaper, loadOpenPaper } from '../paper/paper-tree.ts'

const room = await openAnsweringRoom()
const { service, world, first, second, ids } = room

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = roomStart
})

test('the list shows the state of each assignment: open ones by their end, those to come by their start, then the rest from the latest end', async () => {
  const one = [second]
  const shape = { submittedAt: after(-30), objectiveScore: 150, writtenScore: 90 }
  const submitAs = async (assignmentId: number, over: object) =>
    service.db
      .update(submission)
      .set({ ...shape, ...over })
      .where(eq(submission.assignmentId, assignmentId))
  const later = await assign(service, world, { assignmentName: '较晚', endTime: after(90) }, one)
  const soon = await assign(service, world, { assignmentName: '较早', endTime: after(30), duration: 20 }, one)
  const coming = await assign(
    service,
    world,
    { assignmentName: '未开始', beginTime: after(10), endTime: after(200) },
    one,
  )
  const next = await assign(service, world, { assignmentName: '先开始', beginTime: after(5), endTime: after(150) }, one)
  const missed = await assign(service, world, { assignmentName: '错过', endTime: after(-10) }, one)
  const finished = await assign(
    service,
    world,
    { assignmentName: '提前结束', endTime: after(100), finishedAt: after(-5) },
    one,
  )
  const waiting = await assign(
    service,
    world,
    { assignmentName: '待批', endTime: after(-20), scoreTime: after(-1) },
    one,
  )
  await submitAs(waiting, { unmarkedCount: 1 })
  const published = await assign(
    service,
    world,
    { assignmentName: '已公布', endTime: after(-40), scoreTime: after(-2) },
    one,
  )
  await submitAs(published, {})
  await assign(service, world, { assignmentName: '未发布', publishedAt: null }, one)
  await service.db.insert(reminder).values([
    { assignmentId: soon, uid: second.uid, teacherId: world.teacher.uid, sentAt: roomStart },
    { assignmentId: published, uid: second.uid, teacherId: world.teacher.uid, sentAt: roomStart },
  ])
  const { list } = await second.get(student.assignments, {})
  expect(list.map(({ assignmentId, state, total, reminded }) => ({ assignmentId, state, total, reminded }))).toEqual([
    { assignmentId: soon, state: 'open', total: null, reminded: true },
    { assignmentId: later, state: 'open', total: null, reminded: false },
    { assignmentId: next, state: 'notStarted', total: null, reminded: false },
    { assignmentId: coming, state: 'notStarted', total: null, reminded: false },
    { assignmentId: finished, state: 'missed', total: null, reminded: false },
    { assignmentId: missed, state: 'missed', total: null, reminded: false },
    { assignmentId: waiting, state: 'submitted', total: null, reminded: false },
    { assignmentId: published, state: 'published', total: 240, reminded: false },
  ])
  expect(list[0]).toEqual({
    assignmentId: soon,
    assignmentName: '较早',
    courseName: '七年级(2)班',
    subjectId: 203,
    kind: 'test',
    beginTime: after(-60).toISOString(),
    endTime: after(30).toISOString(),
    duration: 20,
    itemCount: 5,
    score: 350,
    state: 'open',
    started: false,
    submittedAt: null,
    isCollected: false,
    isBeingCollected: false,
    total: null,
    reminded: true,
    sentBack: null,
  })
  expect((await world.strangerStudent.get(student.assignments, {})).list).toEqual([])
})

test('opening starts the clock once, returns the open paper, and records that reminders were read', async () => {
  const assignmentId = await assign(service, world, { duration: 20 })
  const sent = { assignmentId, teacherId: world.teacher.uid, sentAt: after(-1) }
  await service.db.insert(reminder).values([first, second].map(({ uid }) => ({ ...sent, uid })))
  const opened = await first.get(student.open, { assignmentId, begins: true })
  expect(opened).toEqual({
    assignmentName: '单元检测',
    paper: await loadOpenPaper(service.db, world.paperId),
    draft: {},
    deadline: after(20).toISOString(),
    now: roomStart.toISOString(),
  })
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'A' } })
  service.clock.now = after(5)
  const again = await first.get(student.open, { assignmentId, begins: true })
  expect({ draft: again.draft, deadline: again.deadline, now: again.now }).toEqual({
    draft: { [ids.single]: 'A' },
    deadline: after(20).toISOString(),
    now: after(5).toISOString(),
  })
  const reminders = await service.db.select().from(reminder).where(eq(reminder.assignmentId, assignmentId))
  expect(new Map(reminders.map(({ uid, openedAt }) => [uid, openedAt]))).toEqual(
    new Map([
      [first.uid, roomStart],
      [second.uid, null],
    ]),
  )
  service.clock.now = after(20)
  expect(resultId(await first.call(student.open, { assignmentId, begins: true }))).toBe('closed')
})

test('a time limit starts only when the student begins; work without one opens at once, as what is begun', async () => {
  const timed = await assign(service, world, { duration: 20, endTime: after(90) })
  const untimed = await assign(service, world, { duration: null })
  const look = (assignmentId: number) => first.call(student.open, { assignmentId, begins: false })
  const startOf = async (assignmentId: number) =>
    (await first.get(student.assignments, {})).list.find((one) => one.assignmentId === assignmentId)?.started
  const asked = await look(timed)
  expect({ result: resultId(asked), limit: asked.data, started: await startOf(timed) }).toEqual({
    result: 'notBegun',
    limit: { assignmentName: '单元检测', duration: 20, endTime: after(90).toISOString() },
    started: false,
  })
  await first.get(student.open, { assignmentId: timed, begins: true })
  expect({ untimed: resultId(await look(untimed)), begun: resultId(await look(timed)) }).toEqual({
    untimed: 'ok',
    begun: 'ok',
  })
})

test('the result includes keys once the scores are out, and counts as seen once', async () => {
  const assignmentId = await assign(service, world)
  const answers = async () => ({
    result: resultId(await first.call(student.result, { assignmentId })),
    seen: resultId(await first.call(student.resultSeen, { assignmentId })),
  })
  const notPublished = { result: 'scoresNotPublished', seen: 'scoresNotPublished' }
  expect(await answers()).toEqual({ result: 'notSubmitted', seen: 'scoresNotPublished' })
  const { submittedAt } = await first.get(student.submit, {
    assignmentId,
    answers: { ...allRight(room), [ids.written]: 'Hi' },
  })
  expect(await answers()).toEqual(notPublished)
  await changeAssignment(room, assignmentId, { scoreTime: roomStart })
  expect(await answers()).toEqual(notPublished)
  const { submissionId } = await submissionOf(service, assignmentId, first)
  await service.db
    .update(submission)
    .set({ unmarkedCount: 0, writtenScore: 95 })
    .where(eq(submission.submissionId, submissionId))
  const marked = { score: 95, criteria: [30, 40, 25], comment: '不错' }
  const ofWritten = and(eq(answer.submissionId, submissionId), eq(answer.itemId, ids.written))
  await service.db.update(answer).set(marked).where(ofWritten)
  const plain = { score: 50, criteria: null, comment: '' }
  expect(await first.get(student.result, { assignmentId })).toEqual({
    assignmentName: '单元检测',
    total: 295,
    submittedAt,
    paper: await loadKeyedPaper(service.db, world.paperId),
    answers: [
      { itemId: ids.single, value: 'B', ...plain },
      { itemId: ids.multiple, value: 'AC', ...plain },
      { itemId: ids.blank, value: 'Libraries', ...plain },
      { itemId: ids.number, value: '0.5', ...plain },
      { itemId: ids.written, value: 'Hi', ...marked },
    ],
  })
  expect((await submissionOf(service, assignmentId, first)).scoreSeenAt).toBeNull()
  await first.get(student.resultSeen, { assignmentId })
  service.clock.now = after(2)
  await first.get(student.resultSeen, { assignmentId })
  expect((await submissionOf(service, assignmentId, first)).scoreSeenAt).toEqual(roomStart)
  expect((await submissionOf(service, assignmentId, second)).scoreSeenAt).toBeNull()
})

test('unknown, foreign, unpublished and unassigned assignments get the same response', async () => {
  const mine = await assign(service, world, {}, [second])
  const hidden = await assign(service, world, { publishedAt: null })
  const calls = [987_654_321, mine, hidden].flatMap((assignmentId) => [
    first.call(student.open, { assignmentId, begins: true }),
    first.call(student.saveDraft, { assignmentId, answers: {} }),
    first.call(student.submit, { assignmentId, answers: {} }),
    first.call(student.result, { assignmentId }),
    first.call(student.resultSeen, { assignmentId }),
  ])
  const answers = await Promise.all(calls)
  expect(answers.map((answer) => ({ result: resultId(answer), msg: answer.msg, data: answer.data }))).toEqual(
    Array.from({ length: 15 }, () => ({ result: 'notFound', msg: '没有找到，可能已被删除', data: null })),
  )
})

test('info and logout affect the signed-in student only', async () => {
  const [, , third] = world.students
  expect(await third?.get(student.info, {})).toEqual({
    uid: third?.uid,
    username: 'qm0701003',
    mustChangePassword: false,
    realname: '姓名 qm0701003',
    schoolName: '学校 qm',
  })
  expect(await third?.get(student.logout, {})).toEqual({})
  const left = await third?.call(student.info, {})
  const stays = await first.call(student.info, {})
  expect({ left: left && resultId(left), stays: resultId(stays) }).toEqual({ left: 'notLoggedIn', stays: 'ok' })
  expect(resultId(await world.teacher.call(student.info, {}))).toBe('notLoggedIn')
})
