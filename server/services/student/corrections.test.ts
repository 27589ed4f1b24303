import { afterAll, beforeAll, expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { correction } from '#api/contract/groups/correction.ts'
import { student } from '#api/contract/groups/student.ts'
import { answer, submission } from '#server/database/schema/assignments.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { assign, submissionOf } from '#tests/support/worlds/assignments.ts'
import { after, changeAssignment, type AnsweringRoom, openAnsweringRoom } from '#tests/support/worlds/answering-room.ts'
import { eq } from 'drizzle-orm'
import { subjects } from '#domain/classes/subjects.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let room: AnsweringRoom
let service: AnsweringRoom['service']
let world: AnsweringRoom['world']
let first: AnsweringRoom['first']
let ids: AnsweringRoom['ids']

beforeAll(async () => {
  room = await openAnsweringRoom()
  ;({ service, world, first, ids } = room)
})

afterAll(() => service.close())

/**
 * The first student's submission: the choice right, the blank wrong, the writing short of full marks; scores are out by
 * default.
 */
async function marked(scoreTime: Date | null = after(-1), name = '单元检测'): Promise<number> {
  const assignmentId = await assign(service, world, { assignmentName: name, endTime: after(-5) }, [first])
  const { submissionId } = await submissionOf(service, assignmentId, first)
  await service.db.insert(answer).values([
    { submissionId, itemId: ids.single, value: 'B', score: 50 },
    { submissionId, itemId: ids.blank, value: 'libary', score: 0 },
    { submissionId, itemId: ids.written, value: 'I get up.', score: 90 },
  ])
  const sums = { submittedAt: after(-10), objectiveScore: 50, writtenScore: 90 }
  await service.db.update(submission).set(sums).where(eq(submission.submissionId, submissionId))
  await changeAssignment(room, assignmentId, { scoreTime })
  return assignmentId
}

const redo = (assignmentId: number, itemId: number, text: string) =>
  first.call(correction.answer, { assignmentId, itemId, answer: text })

test('what lost marks is answered again: a rule marks it at once, a writing waits; the score does not change', async () => {
  const assignmentId = await marked()
  const opened = await first.get(correction.open, { assignmentId })
  const fresh = { state: 'toDo', answer: '', comment: '', crop: null }
  expect(opened.list).toEqual([
    { itemId: ids.blank, before: 'libary', score: 0, ...fresh },
    { itemId: ids.written, before: 'I get up.', score: 90, ...fresh },
  ])
  expect(JSON.stringify(opened)).not.toContain('"key"')
  const answers = [
    await redo(assignmentId, ids.blank, 'librery'),
    await redo(assignmentId, ids.blank, 'library'),
    await redo(assignmentId, ids.blank, 'library'),
    await redo(assignmentId, ids.written, 'I get up at eight.'),
    await redo(assignmentId, ids.single, 'A'),
  ]
  expect(answers.map((answer) => ({ result: resultId(answer), data: answer.data }))).toEqual([
    { result: 'ok', data: { state: 'again' } },
    { result: 'ok', data: { state: 'right' } },
    { result: 'correctedAlready', data: {} },
    { result: 'ok', data: { state: 'waiting' } },
    { result: 'notToCorrect', data: {} },
  ])
  const { total } = await first.get(student.result, { assignmentId })
  const { list } = await first.get(correction.own, {})
  const counts = { assignmentId, assignmentName: '单元检测', toDoCount: 0, waitingCount: 1, rightCount: 1 }
  expect({ total, counts: list.find((one) => one.assignmentId === assignmentId) }).toEqual({ total: 140, counts })
})

test('a teacher decides about a writing; what is not right has to be done again', async () => {
  const assignmentId = await marked()
  await redo(assignmentId, ids.written, 'I get up at eight.')
  const { list } = await world.teacher.get(correction.list, { assignmentId })
  const { submissionId } = await submissionOf(service, assignmentId, first)
  expect(list.map(({ item, realname, ...one }) => ({ itemId: item.itemId, realname, one }))).toEqual([
    {
      itemId: ids.written,
      realname: '姓名 qm0701001',
      one: {
        submissionId,
        before: 'I get up.',
        crop: null,
        answer: 'I get up at eight.',
        answeredAt: after(0).toISOString(),
        state: 'waiting',
        comment: '',
      },
    },
  ])
  const seenAt = after(0).toISOString()
  const decide = (isRight: boolean, comment: string, itemId = ids.written, answeredAt = seenAt) =>
    world.teacher.call(correction.decide, { assignmentId, submissionId, itemId, answeredAt, isRight, comment })
  const stateSeen = async () => {
    const opened = await first.get(correction.open, { assignmentId })
    return opened.list.filter(({ itemId }) => itemId === ids.written).map(({ state, comment }) => [state, comment])[0]
  }
  expect(resultId(await decide(false, '长'.repeat(200)))).toBe('ok')
  expect(await stateSeen()).toEqual(['again', '长'.repeat(200)])
  expect(resultId(await decide(false, '注意时态'))).toBe('ok')
  expect(await stateSeen()).toEqual(['again', '注意时态'])
  service.clock.now = after(1)
  await redo(assignmentId, ids.written, 'I get up at eight every day.')
  expect({ state: await stateSeen(), result: resultId(await decide(true, '')) }).toEqual({
    state: ['waiting', ''],
    result: 'correctionChanged',
  })
  expect(await stateSeen()).toEqual(['waiting', ''])
  expect(resultId(await decide(true, '', ids.written, after(1).toISOString()))).toBe('ok')
  service.clock.now = after(0)
  expect({ state: await stateSeen(), result: resultId(await decide(true, '', ids.blank)) }).toEqual({
    state: ['right', ''],
    result: 'notToCorrect',
  })
})

test('while names are hidden no teacher sees or decides a correction: it has a name beside the answer', async () => {
  const assignmentId = await marked()
  await redo(assignmentId, ids.written, 'I get up at eight.')
  const { submissionId } = await submissionOf(service, assignmentId, first)
  await service.db.insert(markingRule).values({ assignmentId, blindSeed: 'seed' })
  const given = { itemId: ids.written, answeredAt: after(0).toISOString(), isRight: true }
  const calls = async () => [
    resultId(await world.teacher.call(correction.list, { assignmentId })),
    resultId(await world.teacher.call(correction.decide, { assignmentId, submissionId, ...given })),
  ]
  const hidden = await calls()
  await service.db
    .update(markingRule)
    .set({ unblindedAt: after(0) })
    .where(eq(markingRule.assignmentId, assignmentId))
  expect({ hidden, shown: await calls() }).toEqual({ hidden: ['stillBlind', 'stillBlind'], shown: ['ok', 'ok'] })
})

test('nothing can be corrected before the scores are out', async () => {
  const assignmentId = await marked(null)
  const answers = [await first.call(correction.open, { assignmentId }), await redo(assignmentId, ids.blank, 'library')]
  const { list } = await first.get(correction.own, {})
  expect(answers.map(resultId)).toEqual(['scoresNotPublished', 'scoresNotPublished'])
  expect(list.filter((one) => one.assignmentId === assignmentId)).toEqual([])
})

test('the trend has the scores that are out, and the mean only where the teacher shows it', async () => {
  const held = await marked(null, '未公布')
  const shown = await marked(after(-1), '公布均分')
  expect(resultId(await world.teacher.call(assigning.showMean, { assignmentId: held, showsMean: true }))).toBe(
    'scoresNotPublished',
  )
  const meansOf = async () => {
    const { list } = await first.get(student.trend, {})
    return list.filter(({ assignmentId }) => [held, shown].includes(assignmentId))
  }
  const row = {
    assignmentId: shown,
    assignmentName: '公布均分',
    subjectId: subjects.juniorEnglish,
    endTime: after(-5).toISOString(),
    total: 140,
    score: 350,
  }
  expect(await meansOf()).toEqual([{ ...row, mean: null, zScore: null }])
  await world.teacher.get(assigning.showMean, { assignmentId: shown, showsMean: true })
  expect(await meansOf()).toEqual([{ ...row, mean: 140, zScore: null }])
})

test('in the trend, what was ended early has the end it had', async () => {
  const assignmentId = await marked(after(-1), '提前结束')
  await changeAssignment(room, assignmentId, { finishedAt: after(-6) })
  const { list } = await first.get(student.trend, {})
  expect(list.filter((one) => one.assignmentId === assignmentId).map(({ endTime }) => endTime)).toEqual([
    after(-6).toISOString(),
  ])
})
