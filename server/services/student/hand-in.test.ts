import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { answer } from '#server/database/schema/assignments.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import {
  after,
  allRight,
  changeAssignment,
  type AnsweringRoom,
  openAnsweringRoom,
  roomStart,
} from '#tests/support/worlds/answering-room.ts'
import { submissionRow } from '#tests/support/worlds/submission-row.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const room = await openAnsweringRoom()
const { service, world, first, second, ids } = room

afterAll(() => service.close())

beforeEach(() => {
  service.clock.now = roomStart
})

test('a draft is merged item by item', async () => {
  const assignmentId = await assign(service, world)
  await first.get(student.saveDraft, { assignmentId, answers: { [ids.single]: 'A', [ids.blank]: '图书馆 "library"' } })
  service.clock.now = after(1)
  const saved = await first.get(student.saveDraft, {
    assignmentId,
    answers: { [ids.single]: '', [ids.multiple]: 'BD' },
  })
  expect(saved).toEqual({ savedAt: after(1).toISOString(), deadline: after(60).toISOString() })
  expect(await submissionOf(service, assignmentId, first)).toEqual(
    submissionRow(assignmentId, first, {
      draft: { [ids.single]: '', [ids.multiple]: 'BD', [ids.blank]: '图书馆 "library"' },
      draftSavedAt: after(1),
      startedAt: roomStart,
    }),
  )
})

test('drafts and submissions with unknown items or unfitting answers change nothing', async () => {
  const assignmentId = await assign(service, world)
  const foreign = { assignmentId, answers: { [ids.single]: 'B', '987654': 'A' } }
  const unfitting = { assignmentId, answers: { [ids.single]: 'B', [ids.multiple]: 'CA' } }
  const send = async (endpoint: typeof student.saveDraft | typeof student.submit) => ({
    foreign: resultId(await first.call(endpoint, foreign)),
    unfitting: resultId(await first.call(endpoint, unfitting)),
  })
  const refused = { foreign: 'answerUnknown', unfitting: 'answerInvalid' }
  expect({ draft: await send(student.saveDraft), submission: await send(student.submit) }).toEqual({
    draft: refused,
    submission: refused,
  })
  expect(await submissionOf(service, assignmentId, first)).toEqual(submissionRow(assignmentId, first))
})

test('a submission is marked when handed in: draft and answers combined, one answer per item', async () => {
  const assignmentId = await assign(service, world)
  await first.get(student.saveDraft, { assignmentId, answers: { ...allRight(room), [ids.single]: 'C' } })
  service.clock.now = after(3)
  const answers = { [ids.multiple]: 'A', [ids.written]: 'I get up.' }
  expect(await first.get(student.submit, { assignmentId, answers })).toEqual({
    submittedAt: after(3).toISOString(),
    answered: 5,
    itemCount: 5,
  })
  const row = await submissionOf(service, assignmentId, first)
  const { submissionId } = row
  expect(row).toEqual(
    submissionRow(assignmentId, first, {
      startedAt: roomStart,
      draftSavedAt: roomStart,
      submittedAt: after(3),
      objectiveScore: 125,
      unmarkedCount: 1,
    }),
  )
  const stored = await service.db
    .select()
    .from(answer)
    .where(eq(answer.submissionId, submissionId))
    .orderBy(answer.itemId)
  const blank = { submissionId, criteria: null, comment: '', rev: 0 }
  expect(stored).toEqual([
    { ...blank, itemId: ids.single, value: 'C', score: 0 },
    { ...blank, itemId: ids.multiple, value: 'A', score: 25 },
    { ...blank, itemId: ids.blank, value: 'Libraries', score: 50 },
    { ...blank, itemId: ids.number, value: '0.5', score: 50 },
    { ...blank, itemId: ids.written, value: 'I get up.', score: null },
  ])
})

test('an empty submission is complete: every item has the empty answer and nothing waits for a person', async () => {
  const assignmentId = await assign(service, world)
  expect(await first.get(student.submit, { assignmentId, answers: { [ids.written]: '  ' } })).toEqual({
    submittedAt: roomStart.toISOString(),
    answered: 0,
    itemCount: 5,
  })
  const row = await submissionOf(service, assignmentId, first)
  expect(row).toEqual(submissionRow(assignmentId, first, { startedAt: roomStart, submittedAt: roomStart }))
  const stored = await service.db.select().from(answer).where(eq(answer.submissionId, row.submissionId))
  expect(stored.map(({ score }) => score)).toEqual([0, 0, 0, 0, 0])
})

test('quotes, backslashes, braces and the word null survive as typed', async () => {
  const assignmentId = await assign(service, world)
  const values = ['{"a,b"}', String.raw`\dfrac{1}{2} \"`, 'NULL']
  const answers = { [ids.blank]: values[0] ?? '', [ids.number]: values[1] ?? '', [ids.written]: values[2] ?? '' }
  await first.get(student.submit, { assignmentId, answers })
  const { submissionId } = await submissionOf(service, assignmentId, first)
  const stored = await service.db
    .select()
    .from(answer)
    .where(eq(answer.submissionId, submissionId))
    .orderBy(answer.itemId)
  expect(stored.slice(2).map(({ value }) => value)).toEqual(values)
})

test('of ten parallel hand-ins one counts; the same key repeats its answer', async () => {
  const assignmentId = await assign(service, world)
  const faultsBefore = service.faults.length
  const sent = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      first.call(
        student.submit,
        { assignmentId, answers: allRight(room) },
        { key: `hand-in-${assignmentId}-${index}` },
      ),
    ),
  )
  expect(sent.map(resultId).toSorted()).toEqual([...Array.from({ length: 9 }, () => 'alreadySubmitted'), 'ok'])
  const won = sent.findIndex((answer) => resultId(answer) === 'ok')
  const again = await first.call(
    student.submit,
    { assignmentId, answers: allRight(room) },
    { key: `hand-in-${assignmentId}-${won}` },
  )
  expect({ result: resultId(again), data: again.data }).toEqual({ result: 'ok', data: sent[won]?.data })
  const { submissionId, objectiveScore } = await submissionOf(service, assignmentId, first)
  const stored = await service.db.select().from(answer).where(eq(answer.submissionId, submissionId))
  expect({ stored: stored.length, objectiveScore }).toEqual({ stored: 5, objectiveScore: 200 })
  const closed = await Promise.all([
    first.call(student.open, { assignmentId, begins: true }),
    first.call(student.saveDraft, { assignmentId, answers: {} }),
  ])
  expect(closed.map(resultId)).toEqual(['alreadySubmitted', 'alreadySubmitted'])
  expect(service.faults.slice(faultsBefore)).toEqual([])
})

test('drafts and submissions are accepted until a minute after the deadline, opening only until the deadline', async () => {
  const assignmentId = await assign(service, world, { endTime: after(30) })
  const answersTo = async (client: AnsweringRoom['first']) => ({
    open: resultId(await client.call(student.open, { assignmentId, begins: true })),
    draft: resultId(await client.call(student.saveDraft, { assignmentId, answers: {} })),
    submission: resultId(await client.call(student.submit, { assignmentId, answers: allRight(room) })),
  })
  const early = { open: 'notYetOpen', draft: 'notYetOpen', submission: 'notYetOpen' }
  const late = { open: 'closed', draft: 'closed', submission: 'closed' }
  service.clock.now = after(-61)
  expect(await answersTo(first)).toEqual(early)
  service.clock.now = after(31)
  expect(await answersTo(first)).toEqual(late)
  service.clock.now = new Date(after(31).getTime() - 1)
  expect(await answersTo(first)).toEqual({ open: 'closed', draft: 'ok', submission: 'ok' })
  await changeAssignment(room, assignmentId, { endTime: after(60), finishedAt: after(29) })
  expect(await answersTo(second)).toEqual(late)
})

test('nothing is accepted once the scores are out, not even in the minute after the deadline', async () => {
  const ended = await assign(service, world, { endTime: after(30), scoreTime: after(30) })
  const running = await assign(service, world, { scoreTime: roomStart })
  service.clock.now = new Date(after(30).getTime() + 10_000)
  const answers: unknown[] = []
  for (const assignmentId of [ended, running])
    for (const endpoint of [student.saveDraft, student.submit])
      answers.push(resultId(await first.call(endpoint, { assignmentId, answers: {} })))
  expect(answers).toEqual(['closed', 'closed', 'closed', 'closed'])
})
