import { expect, test } from 'vitest'
import { keptOf } from './assign-paper.types.ts'
import { first, publishedTo, savedAs, second, started, task } from './testing/started-assigning.ts'

test('a save without an answer is the same one in another dialog', async () => {
  const { press } = started([new Error('网络连接错误')])
  const { context } = await press('task.publish')
  const kept = keptOf(context, null)
  expect(kept).toEqual({
    testIds: [],
    saved: null,
    unansweredSave: { testIds: [], task, at: first },
    isPublishUnanswered: false,
  })
  const later = started([savedAs(7, 70)], [publishedTo(40)], [], kept ?? undefined)
  await later.press('task.publish', task, second)
  expect([later.saved, later.published]).toEqual([[{ testIds: [], task, at: first }], [[7, 70]]])
})

test('a publishing without an answer is done again in another dialog, and nothing is saved anew', async () => {
  const { press } = started([savedAs(7, 70)], [new Error('网络连接错误')])
  const { context } = await press('task.publish')
  const kept = keptOf(context, null)
  expect(kept).toEqual({ testIds: [7, 70], saved: task, unansweredSave: null, isPublishUnanswered: true })
  const later = started([], [publishedTo(null)], [], kept ?? undefined)
  const { output } = await later.press('task.publish', task, second)
  expect([later.published, output]).toEqual([[[7, 70]], { testIds: [7, 70], published: true, assignedCount: null }])
})

test('what is on its way counts as unanswered, what was answered does not', () => {
  const { actor } = started([])
  const { context } = actor.getSnapshot()
  const wanted = { testIds: [], task, at: first }
  const change = { testIds: [7, 70], task, at: first }
  expect([
    keptOf(context, null),
    keptOf({ ...context, wanted }, 'saving')?.unansweredSave,
    keptOf({ ...context, wanted: change, testIds: [7, 70] }, 'saving')?.unansweredSave,
    keptOf({ ...context, testIds: [7, 70] }, 'publishing')?.isPublishUnanswered,
  ]).toEqual([null, wanted, change, true])
})
