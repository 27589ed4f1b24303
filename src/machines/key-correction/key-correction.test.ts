import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { AnswerKey } from '#domain/questions/question.ts'
import { untilNextLook } from '../following.ts'
import { keyCorrectionMachine } from './key-correction.machine.ts'
import type { ScoreChange } from '#api/contract/groups/paper.ts'
import type { AskAnswer, AskRequest, SendAnswer, SendRequest } from './key-correction.types.ts'

const answerB: AnswerKey = { kind: 'single', choice: 'B' }
const answerC: AnswerKey = { kind: 'single', choice: 'C' }
const answerD: AnswerKey = { kind: 'single', choice: 'D' }

const input = { paperId: 6, itemId: 41, keyRev: 3, key: answerB }

const change: ScoreChange = {
  assignmentId: 12,
  assignmentName: '第五单元检测',
  courseName: '七(2)班',
  uid: 9,
  username: 'qm0701009',
  realname: '陈思远',
  before: 380,
  after: 390,
}

/** A service with scripted responses, an Error being a lost one; requests are recorded. */
function started(sends: readonly (SendAnswer | Error)[], looks: readonly (AskAnswer | Error)[] = []) {
  const sent: SendRequest[] = []
  const looked: (readonly string[])[] = []
  const answerOf = <Answer>(answers: readonly (Answer | Error)[], index: number): Answer => {
    const answer = answers[index]
    if (answer === undefined) throw new Error('nothing more was expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  const clock = new SimulatedClock()
  const machine = keyCorrectionMachine.provide({
    actors: {
      send: fromPromise<SendAnswer, SendRequest>(async ({ input: request }) => answerOf(sends, sent.push(request) - 1)),
      ask: fromPromise<AskAnswer, AskRequest>(async ({ input: { jobIds } }) =>
        answerOf(looks, looked.push(jobIds) - 1),
      ),
    },
  })
  const actor = createActor(machine, { input, clock }).start()
  const press = async (key: AnswerKey = answerC) => {
    actor.send({ type: 'key.send', key })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  const nextLook = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches({ running: 'waiting' }))
    const before = looked.length
    clock.increment(untilNextLook)
    return waitFor(actor, (snapshot) => looked.length > before && !snapshot.matches({ running: 'asking' }))
  }
  return { actor, clock, sent, looked, press, nextLook }
}

const job: SendAnswer = { kind: 'started', jobIds: ['j1'] }
const running = (done: number, total: number): AskAnswer => ({ kind: 'running', done, total })

test('a key is sent with the revision that was seen, and the re-marking is followed to its end', async () => {
  const { actor, sent, looked, press, nextLook } = started(
    [job],
    [running(0, 0), running(200, 240), { kind: 'done', changes: [change] }],
  )
  await press()
  const first = await waitFor(actor, (snapshot) => snapshot.matches({ running: 'waiting' }))
  const second = await nextLook()
  const { value, status, context } = await nextLook()
  expect({
    sent,
    looked,
    progress: [first.context.remarking, second.context.remarking],
    value,
    status,
    changes: context.changes,
  }).toEqual({
    sent: [{ paperId: 6, itemId: 41, keyRev: 3, key: answerC }],
    looked: [['j1'], ['j1'], ['j1']],
    progress: [
      { done: 0, total: 0 },
      { done: 200, total: 240 },
    ],
    value: 'done',
    status: 'done',
    changes: [change],
  })
})

test('it does not poll early', async () => {
  const { actor, clock, looked, press } = started([job], [running(0, 0)])
  await press()
  await waitFor(actor, (snapshot) => snapshot.matches({ running: 'waiting' }))
  clock.increment(untilNextLook - 1)
  expect({ state: actor.getSnapshot().value, looked }).toEqual({ state: { running: 'waiting' }, looked: [['j1']] })
})

test('a key changed meanwhile leads back with the new one, on which the next press is based', async () => {
  const changed = { kind: 'changed', message: '这道题的答案刚被改过', known: { keyRev: 4, key: answerD } } as const
  const { sent, press } = started([changed, job])
  const { value, context } = await press()
  expect({ state: value, failure: context.failure, keyRev: context.keyRev, key: context.key }).toEqual({
    state: 'editing',
    failure: { kind: 'changed', message: '这道题的答案刚被改过' },
    keyRev: 4,
    key: answerD,
  })
  await press()
  expect(sent[1]).toEqual({ paperId: 6, itemId: 41, keyRev: 4, key: answerC })
})

test('a refused key leads back with the reason; the next press clears it', async () => {
  const { actor, press } = started([{ kind: 'refused', message: '答案不合这道题的题型' }, job], [running(0, 1)])
  const { value, context } = await press()
  expect({ state: value, failure: context.failure }).toEqual({
    state: 'editing',
    failure: { kind: 'refused', message: '答案不合这道题的题型' },
  })
  actor.send({ type: 'key.send', key: answerD })
  expect(actor.getSnapshot().context.failure).toBeNull()
})

test('a send without a response leads back, and nothing is polled', async () => {
  const { looked, press } = started([new Error('网络连接错误')])
  const { value, context } = await press()
  expect({ state: value, failure: context.failure, looked }).toEqual({
    state: 'editing',
    failure: { kind: 'unanswered', message: '网络连接错误' },
    looked: [],
  })
})

test('while a key is being sent, no other one is accepted', async () => {
  const { actor, sent, press } = started([job], [running(0, 1)])
  const pressed = press()
  actor.send({ type: 'key.send', key: answerD })
  await pressed
  expect(sent.map(({ key }) => key)).toEqual([answerC])
})

test('an unanswered poll is repeated', async () => {
  const { actor, press, nextLook } = started([job], [new Error('网络连接失败'), { kind: 'done', changes: [] }])
  await press()
  const missed = await waitFor(actor, (snapshot) => snapshot.matches({ running: 'waiting' }))
  const { value, context } = await nextLook()
  expect({ missed: missed.context.failure, state: value, failure: context.failure }).toEqual({
    missed: { kind: 'unanswered', message: '网络连接失败' },
    state: 'done',
    failure: null,
  })
})

test('a permanently failed re-marking ends as failed', async () => {
  const { actor, press } = started([job], [{ kind: 'failed' }])
  await press()
  const { value, context } = await waitFor(actor, ({ status }) => status === 'done')
  expect({ state: value, changes: context.changes }).toEqual({ state: 'failed', changes: [] })
})

test('the placeholders reject, so a forgotten effect is seen', async () => {
  const actor = createActor(keyCorrectionMachine, { input }).start()
  actor.send({ type: 'key.send', key: answerC })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(context.failure).toEqual({ kind: 'unanswered', message: 'provide this actor' })
})
