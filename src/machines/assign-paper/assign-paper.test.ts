import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { assignPaperMachine } from './assign-paper.machine.ts'
import type { NewAssignment } from './assign-paper.types.ts'
import {
  first,
  lost,
  publishedTo,
  refused,
  renamed,
  savedAs,
  second,
  started,
  assignment,
} from './testing/started-assigning.ts'

/** The form, and whether students may have the assignment already. */
const unpublished = { open: { assigning: 'editing', publication: 'unpublished' } }
const perhapsOut = { open: { assigning: 'editing', publication: 'perhapsPublished' } }

test('an assignment is saved, then published', async () => {
  const { press, saved, published } = started([savedAs(7, 70)], [publishedTo(40)])
  const { status, output } = await press('assignment.publish')
  expect({ status, output, saved, published }).toEqual({
    status: 'done',
    output: { assignmentIds: [7, 70], published: true, assignedCount: 40 },
    saved: [{ assignmentIds: [], assignment, at: first }],
    published: [[7, 70]],
  })
})

test('an assignment to be kept is not published', async () => {
  const { press, published } = started([savedAs(7, 70)])
  const { status, output } = await press('assignment.keep')
  expect({ status, output, published }).toEqual({
    status: 'done',
    output: { assignmentIds: [7, 70], published: false, assignedCount: null },
    published: [],
  })
})

test('an existing assignment is changed by its id', async () => {
  const { press, saved } = started([savedAs(9, 90)], [], [9, 90])
  const { output } = await press('assignment.keep')
  expect({ assignmentIds: output?.assignmentIds, saved }).toEqual({
    assignmentIds: [9, 90],
    saved: [{ assignmentIds: [9, 90], assignment, at: first }],
  })
})

test('it is busy while it works, and ignores a second press', async () => {
  const { actor, press, saved, published } = started([savedAs(7, 70)], [publishedTo(40)])
  const done = press('assignment.publish')
  const during = { state: actor.getSnapshot().value, isBusy: actor.getSnapshot().hasTag('busy') }
  actor.send({ type: 'assignment.publish', assignment: renamed, at: second })
  await done
  expect({ during, saved: saved.length, published }).toEqual({
    during: { state: { open: { assigning: 'saving', publication: 'unpublished' } }, isBusy: true },
    saved: 1,
    published: [[7, 70]],
  })
})

test('a refused save leads back to the form; pressing again sends the corrected assignment as a new one', async () => {
  const { press, saved } = started([refused, savedAs(7, 70)], [publishedTo(40)])
  const { value, context } = await press('assignment.publish')
  expect({ state: value, failure: context.failure, assignmentIds: context.assignmentIds }).toEqual({
    state: unpublished,
    failure: refused,
    assignmentIds: [],
  })
  const { output } = await press('assignment.publish', renamed, second)
  expect({ assignmentIds: output?.assignmentIds, secondSave: saved[1] }).toEqual({
    assignmentIds: [7, 70],
    secondSave: { assignmentIds: [], assignment: renamed, at: second },
  })
})

test('the failure is gone while the next try is in progress', async () => {
  const { actor, press } = started([refused, savedAs(7, 70)], [publishedTo(40)])
  await press('assignment.publish')
  const done = press('assignment.publish')
  expect(actor.getSnapshot().context.failure).toBeNull()
  await done
})

test('a lost save is resent exactly as it was', async () => {
  const { press, saved } = started([new Error('网络连接错误'), savedAs(7, 70)], [publishedTo(40)])
  const { value, context } = await press('assignment.publish')
  expect({ state: value, failure: context.failure }).toEqual({ state: unpublished, failure: lost })
  await press('assignment.publish', assignment, second)
  expect(saved).toEqual([
    { assignmentIds: [], assignment, at: first },
    { assignmentIds: [], assignment, at: first },
  ])
})

test.each(['assignment.publish', 'assignment.keep'] as const)(
  'a lost save is settled before another assignment goes out by %s',
  async (type) => {
    const { press, saved } = started([new Error('网络连接错误'), savedAs(7, 70), savedAs(7, 70)], [publishedTo(40)])
    await press('assignment.publish')
    const { output } = await press(type, renamed, second)
    expect({ assignmentIds: output?.assignmentIds, saved }).toEqual({
      assignmentIds: [7, 70],
      saved: [
        { assignmentIds: [], assignment, at: first },
        { assignmentIds: [], assignment, at: first },
        { assignmentIds: [7, 70], assignment: renamed, at: second },
      ],
    })
  },
)

test('a lost save that turns out to be refused made nothing, so a changed assignment is a new one', async () => {
  const { press, saved } = started([new Error('网络连接错误'), refused, savedAs(8, 80)])
  await press('assignment.keep')
  const { output } = await press('assignment.keep', renamed, second)
  expect({ assignmentIds: output?.assignmentIds, thirdSave: saved[2] }).toEqual({
    assignmentIds: [8, 80],
    thirdSave: { assignmentIds: [], assignment: renamed, at: second },
  })
})

test('a changed assignment refused after the settling is not the saved one', async () => {
  const { press, saved, published } = started(
    [new Error('网络连接错误'), savedAs(7, 70), refused, savedAs(7, 70)],
    [publishedTo(40)],
  )
  await press('assignment.publish')
  const { value } = await press('assignment.publish', renamed, second)
  expect({ state: value, published }).toEqual({ state: unpublished, published: [] })
  await press('assignment.publish', renamed, second)
  expect({
    saved: saved.map(({ assignmentIds, assignment }) => ({ assignmentIds, assignment })),
    published,
  }).toEqual({
    saved: [
      { assignmentIds: [], assignment },
      { assignmentIds: [], assignment },
      { assignmentIds: [7, 70], assignment: renamed },
      { assignmentIds: [7, 70], assignment: renamed },
    ],
    published: [[7, 70]],
  })
})

test('if settling gets no response either, it is still to be settled', async () => {
  const { press, saved } = started([
    new Error('网络连接错误'),
    new Error('网络连接错误'),
    savedAs(7, 70),
    savedAs(7, 70),
  ])
  await press('assignment.keep')
  const { value, context } = await press('assignment.keep', renamed, second)
  expect({ state: value, failure: context.failure }).toEqual({ state: unpublished, failure: lost })
  await press('assignment.keep', renamed, second)
  expect(saved.map(({ assignmentIds, assignment: { assignmentName } }) => ({ assignmentIds, assignmentName }))).toEqual(
    [
      { assignmentIds: [], assignmentName: '第五单元检测' },
      { assignmentIds: [], assignmentName: '第五单元检测' },
      { assignmentIds: [], assignmentName: '第五单元检测' },
      { assignmentIds: [7, 70], assignmentName: '第五单元小测' },
    ],
  )
})

test('a lost change is settled too, since it may have made the assignment of another class', async () => {
  const lostOnce = [new Error('网络连接错误'), savedAs(9, 91), savedAs(9)]
  const { press, saved } = started(lostOnce, [], [9, 90])
  await press('assignment.keep')
  const { output } = await press('assignment.keep', renamed, second)
  expect({ assignmentIds: output?.assignmentIds, saved }).toEqual({
    assignmentIds: [9],
    saved: [
      { assignmentIds: [9, 90], assignment, at: first },
      { assignmentIds: [9, 90], assignment, at: first },
      { assignmentIds: [9, 91], assignment: renamed, at: second },
    ],
  })
})

test('after a refused publication the same assignment is only published again', async () => {
  const { press, saved, published } = started([savedAs(7, 70)], [refused, publishedTo(38)])
  const { value, context } = await press('assignment.publish')
  expect({
    state: value,
    failure: context.failure,
    assignmentIds: context.assignmentIds,
    saved: context.saved,
  }).toEqual({ state: unpublished, failure: refused, assignmentIds: [7, 70], saved: assignment })
  const { output } = await press('assignment.publish', assignment, second)
  expect({ output, saved: saved.length, published }).toEqual({
    output: { assignmentIds: [7, 70], published: true, assignedCount: 38 },
    saved: 1,
    published: [
      [7, 70],
      [7, 70],
    ],
  })
})

test('after a refused publication a changed assignment updates the saved one', async () => {
  const { press, saved } = started([savedAs(7, 70), savedAs(7, 70)], [refused, publishedTo(40)])
  await press('assignment.publish')
  await press('assignment.publish', renamed, second)
  expect(saved[1]).toEqual({ assignmentIds: [7, 70], assignment: renamed, at: second })
})

test('after a refused publication the saved assignment can be left as it is', async () => {
  const { press, saved } = started([savedAs(7, 70)], [refused])
  await press('assignment.publish')
  const { output } = await press('assignment.keep', assignment, second)
  expect({ output, saved: saved.length }).toEqual({
    output: { assignmentIds: [7, 70], published: false, assignedCount: null },
    saved: 1,
  })
})

test('a publication without a response can be repeated, but not called kept', async () => {
  const { press, saved, published } = started([savedAs(7, 70)], [new Error('网络连接错误'), publishedTo(null)])
  const { value, context } = await press('assignment.publish')
  expect({ state: value, failure: context.failure }).toEqual({ state: perhapsOut, failure: lost })
  expect((await press('assignment.keep', renamed)).value).toEqual(perhapsOut)
  const { output } = await press('assignment.publish', assignment, second)
  expect({ output, saved: saved.length, published }).toEqual({
    output: { assignmentIds: [7, 70], published: true, assignedCount: null },
    saved: 1,
    published: [
      [7, 70],
      [7, 70],
    ],
  })
})

test('an assignment counts as changed if any of its fields differs', async () => {
  const others: readonly NewAssignment[] = [
    { ...assignment, kind: 'test' },
    { ...assignment, audience: 2, uids: [3] },
    { ...assignment, uids: [3] },
    { ...assignment, courseIds: [1] },
    { ...assignment, beginTime: first },
    { ...assignment, duration: 40 },
  ]
  for (const other of others) {
    const { press, saved } = started([savedAs(7, 70), savedAs(7, 70)], [refused, publishedTo(40)])
    await press('assignment.publish')
    await press('assignment.publish', other, second)
    expect(saved.map((request) => request.assignment)).toEqual([assignment, other])
  }
})

test('the placeholders reject, so a forgotten effect is seen', async () => {
  const actor = createActor(assignPaperMachine, { input: { assignmentIds: [] } }).start()
  actor.send({ type: 'assignment.keep', assignment, at: first })
  const { context } = await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  expect(context.failure).toEqual({ kind: 'unanswered', message: 'provide this actor' })
})
