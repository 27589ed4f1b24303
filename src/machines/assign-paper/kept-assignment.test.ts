import { expect, test } from 'vitest'
import { keptOf } from './assign-paper.types.ts'
import { first, publishedTo, savedAs, second, started, assignment } from './testing/started-assigning.ts'

const idle = { isSaving: false, isPublishUnanswered: false }
const saving = { ...idle, isSaving: true }

test('an unanswered save is resumed by another dialog', async () => {
  const { press } = started([new Error('网络连接错误')])
  const { context } = await press('assignment.publish')
  const kept = keptOf(context, idle)
  expect(kept).toEqual({
    assignmentIds: [],
    saved: null,
    unansweredSave: { assignmentIds: [], assignment, at: first },
    isPublishUnanswered: false,
  })
  const later = started([savedAs(7, 70)], [publishedTo(40)], [], kept ?? undefined)
  await later.press('assignment.publish', assignment, second)
  expect({ saved: later.saved, published: later.published }).toEqual({
    saved: [{ assignmentIds: [], assignment, at: first }],
    published: [[7, 70]],
  })
})

test('an unanswered publication is repeated by another dialog, without saving again', async () => {
  const { press } = started([savedAs(7, 70)], [new Error('网络连接错误')])
  const snapshot = await press('assignment.publish')
  const kept = keptOf(snapshot.context, { isSaving: false, isPublishUnanswered: snapshot.hasTag('perhapsPublished') })
  expect(kept).toEqual({ assignmentIds: [7, 70], saved: assignment, unansweredSave: null, isPublishUnanswered: true })
  const later = started([], [publishedTo(null)], [], kept ?? undefined)
  const { output } = await later.press('assignment.publish', assignment, second)
  expect({ published: later.published, output }).toEqual({
    published: [[7, 70]],
    output: { assignmentIds: [7, 70], published: true, assignedCount: null },
  })
})

test('requests in progress count as unanswered, answered ones do not', () => {
  const { actor } = started([])
  const { context } = actor.getSnapshot()
  const wanted = { assignmentIds: [], assignment, at: first }
  const change = { assignmentIds: [7, 70], assignment, at: first }
  expect({
    idle: keptOf(context, idle),
    unansweredSave: keptOf({ ...context, wanted }, saving)?.unansweredSave,
    unansweredChange: keptOf({ ...context, wanted: change, assignmentIds: [7, 70] }, saving)?.unansweredSave,
    isPublishUnanswered: keptOf({ ...context, assignmentIds: [7, 70] }, { ...idle, isPublishUnanswered: true })
      ?.isPublishUnanswered,
  }).toEqual({ idle: null, unansweredSave: wanted, unansweredChange: change, isPublishUnanswered: true })
})
