import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { assignPaperMachine } from './assign-paper.machine.ts'
import {
  type AssignedTask,
  type KeptAssignment,
  keptOf,
  type PublishAnswer,
  type SaveAnswer,
  type SaveRequest,
} from './assign-paper.types.ts'

const task: AssignedTask = {
  courseId: 1,
  paperId: 2,
  testName: '第五单元检测',
  kind: 'homework',
  testType: 1,
  userJoinType: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-20T12:00:00.000Z',
  duration: null,
}
const renamed: AssignedTask = { ...task, testName: '第五单元小测' }

const first = '2026-11-19T02:00:00.000Z'
const second = '2026-11-19T02:05:00.000Z'

const refused = { kind: 'refused', field: 'endTime', message: '截止时间已经过去，请改晚一些' } as const
const lost = { kind: 'unanswered', message: '网络连接错误' } as const

/** A service that answers in the given order, an Error being a lost answer; what it was sent is kept. */
function started(
  saves: readonly (SaveAnswer | Error)[],
  publishes: readonly (PublishAnswer | Error)[] = [],
  testId: number | null = null,
  kept?: KeptAssignment,
) {
  const saved: SaveRequest[] = []
  const published: number[] = []
  const answerOf = <Answer>(answers: readonly (Answer | Error)[], index: number): Answer => {
    const answer = answers[index]
    if (answer === undefined) throw new Error('nothing more was expected')
    if (answer instanceof Error) throw answer
    return answer
  }
  const machine = assignPaperMachine.provide({
    actors: {
      save: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => answerOf(saves, saved.push(input) - 1)),
      publish: fromPromise<PublishAnswer, { readonly testId: number }>(async ({ input }) =>
        answerOf(publishes, published.push(input.testId) - 1),
      ),
    },
  })
  const actor = createActor(machine, { input: { testId, ...(kept && { kept }) } }).start()
  const press = async (type: 'task.publish' | 'task.keep', pressed = task, at = first) => {
    actor.send({ type, task: pressed, at })
    return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }
  return { actor, saved, published, press }
}

const savedAs = (testId: number): SaveAnswer => ({ kind: 'saved', testId })
const publishedTo = (assignedCount: number | null): PublishAnswer => ({ kind: 'published', assignedCount })

test('a task is saved, then published', async () => {
  const { press, saved, published } = started([savedAs(7)], [publishedTo(40)])
  const { status, output } = await press('task.publish')
  expect({ status, output, saved, published }).toEqual({
    status: 'done',
    output: { testId: 7, published: true, assignedCount: 40 },
    saved: [{ testId: null, task, at: first }],
    published: [7],
  })
})

test('a task that is kept is not published', async () => {
  const { press, published } = started([savedAs(7)])
  const { status, output } = await press('task.keep')
  expect({ status, output, published }).toEqual({
    status: 'done',
    output: { testId: 7, published: false, assignedCount: null },
    published: [],
  })
})

test('an existing test is changed by its id', async () => {
  const { press, saved } = started([savedAs(9)], [], 9)
  const { output } = await press('task.keep')
  expect([output?.testId, saved]).toEqual([9, [{ testId: 9, task, at: first }]])
})

test('it is busy while it works, and takes no second press meanwhile', async () => {
  const { actor, press, saved, published } = started([savedAs(7)], [publishedTo(40)])
  const done = press('task.publish')
  const during = [actor.getSnapshot().value, actor.getSnapshot().hasTag('busy')]
  actor.send({ type: 'task.publish', task: renamed, at: second })
  await done
  expect([during, saved.length, published]).toEqual([['saving', true], 1, [7]])
})

test('a refused save leads back to the form; pressing again sends the corrected task as a new one', async () => {
  const { press, saved } = started([refused, savedAs(7)], [publishedTo(40)])
  const { value, context } = await press('task.publish')
  expect([value, context.failure, context.testId]).toEqual(['editing', refused, null])
  const { output } = await press('task.publish', renamed, second)
  expect([output?.testId, saved[1]]).toEqual([7, { testId: null, task: renamed, at: second }])
})

test('the failure is gone while the next try is on its way', async () => {
  const { actor, press } = started([refused, savedAs(7)], [publishedTo(40)])
  await press('task.publish')
  const done = press('task.publish')
  expect(actor.getSnapshot().context.failure).toBeNull()
  await done
})

test('a lost save that is repeated is sent exactly as it was', async () => {
  const { press, saved } = started([new Error('网络连接错误'), savedAs(7)], [publishedTo(40)])
  const { value, context } = await press('task.publish')
  expect([value, context.failure]).toEqual(['editing', lost])
  await press('task.publish', task, second)
  expect(saved).toEqual([
    { testId: null, task, at: first },
    { testId: null, task, at: first },
  ])
})

test.each(['task.publish', 'task.keep'] as const)(
  'a lost save is settled before another task goes out by %s',
  async (type) => {
    const { press, saved } = started([new Error('网络连接错误'), savedAs(7), savedAs(7)], [publishedTo(40)])
    await press('task.publish')
    const { output } = await press(type, renamed, second)
    expect([output?.testId, saved]).toEqual([
      7,
      [
        { testId: null, task, at: first },
        { testId: null, task, at: first },
        { testId: 7, task: renamed, at: second },
      ],
    ])
  },
)

test('a lost save that turns out to be refused made nothing, so the other task is a new one', async () => {
  const { press, saved } = started([new Error('网络连接错误'), refused, savedAs(8)])
  await press('task.keep')
  const { output } = await press('task.keep', renamed, second)
  expect([output?.testId, saved[2]]).toEqual([8, { testId: null, task: renamed, at: second }])
})

test('another task that is refused after the settling is not the saved one', async () => {
  const { press, saved, published } = started(
    [new Error('网络连接错误'), savedAs(7), refused, savedAs(7)],
    [publishedTo(40)],
  )
  await press('task.publish')
  const { value } = await press('task.publish', renamed, second)
  expect([value, published]).toEqual(['editing', []])
  await press('task.publish', renamed, second)
  expect([saved.map((one) => [one.testId, one.task]), published]).toEqual([
    [
      [null, task],
      [null, task],
      [7, renamed],
      [7, renamed],
    ],
    [7],
  ])
})

test('when settling gets no answer either, it is still to be settled', async () => {
  const { press, saved } = started([new Error('网络连接错误'), new Error('网络连接错误'), savedAs(7), savedAs(7)])
  await press('task.keep')
  const { value, context } = await press('task.keep', renamed, second)
  expect([value, context.failure]).toEqual(['editing', lost])
  await press('task.keep', renamed, second)
  expect(saved.map(({ testId, task: { testName } }) => [testId, testName])).toEqual([
    [null, '第五单元检测'],
    [null, '第五单元检测'],
    [null, '第五单元检测'],
    [7, '第五单元小测'],
  ])
})

test('a lost change of an existing test needs no settling', async () => {
  const { press, saved } = started([new Error('网络连接错误'), savedAs(9)], [], 9)
  await press('task.keep')
  await press('task.keep', renamed, second)
  expect(saved.map(({ testId, task: { testName } }) => [testId, testName])).toEqual([
    [9, '第五单元检测'],
    [9, '第五单元小测'],
  ])
})

test('after a refused publication the same task is only published again', async () => {
  const { press, saved, published } = started([savedAs(7)], [refused, publishedTo(38)])
  const { value, context } = await press('task.publish')
  expect([value, context.failure, context.testId, context.saved]).toEqual(['editing', refused, 7, task])
  const { output } = await press('task.publish', task, second)
  expect([output, saved.length, published]).toEqual([{ testId: 7, published: true, assignedCount: 38 }, 1, [7, 7]])
})

test('after a refused publication a changed task changes the saved test', async () => {
  const { press, saved } = started([savedAs(7), savedAs(7)], [refused, publishedTo(40)])
  await press('task.publish')
  await press('task.publish', renamed, second)
  expect(saved[1]).toEqual({ testId: 7, task: renamed, at: second })
})

test('after a refused publication the saved task can be left as it is', async () => {
  const { press, saved } = started([savedAs(7)], [refused])
  await press('task.publish')
  const { output } = await press('task.keep', task, second)
  expect([output, saved.length]).toEqual([{ testId: 7, published: false, assignedCount: null }, 1])
})

test('a publication without an answer can be repeated, but not be called kept', async () => {
  const { press, saved, published } = started([savedAs(7)], [new Error('网络连接错误'), publishedTo(null)])
  const { value, context } = await press('task.publish')
  expect([value, context.failure, context.isPublishUnanswered]).toEqual(['editing', lost, true])
  expect((await press('task.keep', renamed)).value).toBe('editing')
  const { output } = await press('task.publish', task, second)
  expect([output, saved.length, published]).toEqual([{ testId: 7, published: true, assignedCount: null }, 1, [7, 7]])
})

test('a task counts as another one when any of its fields differs', async () => {
  const others: readonly AssignedTask[] = [
    { ...task, kind: 'test' },
    { ...task, userJoinType: 2, uids: [3] },
    { ...task, uids: [3] },
    { ...task, beginTime: first },
    { ...task, duration: 40 },
  ]
  for (const other of others) {
    const { press, saved } = started([savedAs(7), savedAs(7)], [refused, publishedTo(40)])
    await press('task.publish')
    await press('task.publish', other, second)
    expect(saved.map((request) => request.task)).toEqual([task, other])
  }
})

test('the placeholders reject, so a forgotten effect is seen', async () => {
  const actor = createActor(assignPaperMachine, { input: { testId: null } }).start()
  actor.send({ type: 'task.keep', task, at: first })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(context.failure).toEqual({ kind: 'unanswered', message: 'provide this actor' })
})

test('a save without an answer is the same one in another dialog', async () => {
  const { press } = started([new Error('网络连接错误')])
  const { context } = await press('task.publish')
  const kept = keptOf(context, null)
  expect(kept).toEqual({
    testId: null,
    saved: null,
    unansweredSave: { testId: null, task, at: first },
    isPublishUnanswered: false,
  })
  const later = started([savedAs(7)], [publishedTo(40)], null, kept ?? undefined)
  await later.press('task.publish', task, second)
  expect([later.saved, later.published]).toEqual([[{ testId: null, task, at: first }], [7]])
})

test('a publishing without an answer is done again in another dialog, and nothing is saved anew', async () => {
  const { press } = started([savedAs(7)], [new Error('网络连接错误')])
  const { context } = await press('task.publish')
  const kept = keptOf(context, null)
  expect(kept).toEqual({ testId: 7, saved: task, unansweredSave: null, isPublishUnanswered: true })
  const later = started([], [publishedTo(null)], null, kept ?? undefined)
  const { output } = await later.press('task.publish', task, second)
  expect([later.published, output]).toEqual([[7], { testId: 7, published: true, assignedCount: null }])
})

test('what is on its way counts as unanswered, what was answered does not', () => {
  const { actor } = started([])
  const { context } = actor.getSnapshot()
  const wanted = { testId: null, task, at: first }
  expect([
    keptOf(context, null),
    keptOf({ ...context, wanted }, 'saving')?.unansweredSave,
    keptOf({ ...context, wanted, testId: 7 }, 'saving'),
    keptOf({ ...context, testId: 7 }, 'publishing')?.isPublishUnanswered,
  ]).toEqual([null, wanted, null, true])
})
