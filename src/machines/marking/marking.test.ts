import { expect, test } from 'vitest'
import { unsavedDrafts } from './marking.rules.ts'
import {
  comment,
  digits,
  go,
  marked,
  open,
  queued,
  save,
  skip,
  started,
  undo,
  usualMarking,
} from './testing/started-marking.ts'

test('saving moves on at once; marks are sent one after another, each with its own key', async () => {
  const { send, calls, context, confirm, stored, marks } = started()
  send(...digits('53'), comment(' 很好 '), save, ...digits('42'), save)
  expect({ index: context().index, marks: marks() }).toEqual({ index: 2, marks: [80, 60, null] })
  const first = queued({ key: 'key-1', comment: '很好' })
  const second = queued({ key: 'key-2', submissionId: 2, criteria: [40, 20] })
  expect(calls.map(({ input }) => input)).toEqual([{ id: 7, key: 'key-1', part: first }])
  expect(stored()).toEqual([first, { ...second, attempted: false }])
  await confirm()
  expect(calls.map(({ input }) => input.part)).toEqual([first, second])
  await confirm()
  expect({ stored: stored(), savedAt: context().savedAt, marks: marks() }).toEqual({
    stored: [],
    savedAt: 1000,
    marks: [80, 60, null],
  })
})

test('an incomplete mark is not saved: the first criterion without a score becomes the current one', () => {
  const { send, context, calls, state } = started()
  send({ type: 'criterion.go', criterion: 1 }, ...digits('3'), save)
  expect({
    criterion: context().criterion,
    notice: context().notice,
    index: context().index,
    calls: calls.length,
  }).toEqual({ criterion: 0, notice: 'incomplete', index: 0, calls: 0 })
  expect(state()).toBe('open')
})

test('a skipped submission comes again after all others are marked', () => {
  const { send, context } = started()
  send(skip, ...digits('53'), save, ...digits('53'), save)
  expect({ index: context().index, skipped: context().skipped }).toEqual({ index: 0, skipped: [1] })
  send(...digits('11'), save)
  expect(context().skipped).toEqual([])
})

test('when the last submission is marked, marking is finished; a submission can be opened again', () => {
  const { send, state, context } = started([marked(1, [50, 60]), open(2)])
  expect(context().index).toBe(1)
  send(...digits('53'), save)
  expect(state()).toBe('finished')
  send(go(0))
  expect({ index: context().index, state: state() }).toEqual({ index: 0, state: 'open' })
})

test('an unchanged mark is not sent again', () => {
  const { send, calls } = started([marked(1, [50, 60]), open(2)])
  send(go(0), save)
  expect(calls).toEqual([])
})

test('an unsaved draft stays with its submission', () => {
  const { send, scores, context } = started()
  send(...digits('5'), go(1), ...digits('42'), go(0))
  expect(scores()).toEqual([50, null])
  expect(context().criterion).toBe(1)
  expect(unsavedDrafts(context()).map(({ submissionId }) => submissionId)).toEqual([1, 2])
})

test('a digit after going to another criterion begins a score of its own', () => {
  const upTo12 = { name: '', hint: '', max: 120 }
  const { send, scores, context } = started([open(1)], [], [], { ...usualMarking, criteria: [upTo12, upTo12] })
  send(...digits('1'), { type: 'criterion.go', criterion: 1 }, ...digits('2'))
  expect({ scores: scores(), criterion: context().criterion, typed: context().typed }).toEqual({
    scores: [10, 20],
    criterion: 1,
    typed: null,
  })
})

test('undo withdraws an unsent save, and its submission reopens with the scores given', async () => {
  const { send, context, stored, marks, scores, confirm, calls } = started()
  send(...digits('53'), save, ...digits('42'), save, undo)
  expect({ index: context().index, marks: marks(), scores: scores(), notice: context().notice }).toEqual({
    index: 1,
    marks: [80, null, null],
    scores: [40, 20],
    notice: 'undone',
  })
  expect(stored().map(({ key }) => key)).toEqual(['key-1'])
  await confirm()
  expect(calls).toHaveLength(1)
})

test('undo of a sent mark withdraws it; a new one follows with the new revision', async () => {
  const { send, context, marks, scores, confirm, last, stored } = started()
  send(...digits('53'), save, undo)
  expect({ index: context().index, marks: marks(), scores: scores() }).toEqual({
    index: 0,
    marks: [null, null, null],
    scores: [50, 30],
  })
  send(...digits('4'), save)
  expect(stored().map(({ key, rev, attempted }) => ({ key, rev, attempted }))).toEqual([
    { key: 'key-1', rev: 0, attempted: true },
    { key: 'key-3', rev: 0, attempted: false },
  ])
  await confirm(5)
  expect(last().input.part).toEqual(queued({ key: 'key-3', criteria: [40, 30], rev: 5 }))
})

test('a mark withdrawn from an empty answer leaves it the score that the service answers', async () => {
  const { send, marks, confirm, last } = started()
  send(...digits('53'), save, undo)
  await confirm(1)
  last().answer({ kind: 'saved', score: 0, rev: 2 })
  await expect.poll(marks).toEqual([0, null, null])
})

test('undo of a correction reopens the submission with the previous mark', () => {
  const { send, context, scores } = started([marked(1, [50, 60]), open(2)])
  send(go(0), ...digits('21'), save, undo)
  expect({ index: context().index, scores: scores() }).toEqual({ index: 0, scores: [50, 60] })
})

test('a correction of an unsent mark replaces it', () => {
  const { send, stored } = started()
  send(...digits('53'), save, ...digits('42'), save, go(1), ...digits('00'), save)
  expect(stored().map(({ key, criteria: given }) => ({ key, given }))).toEqual([
    { key: 'key-1', given: [50, 30] },
    { key: 'key-3', given: [0, 0] },
  ])
})

test('an unanswered mark is resent after 2, 4, 8, 15, 15 seconds and at once when the network returns', async () => {
  const { send, clock, calls, last, untilSaving } = started()
  send(...digits('53'), save)
  for (const [index, delay] of [2000, 4000, 8000, 15_000, 15_000].entries()) {
    last().lose()
    await untilSaving('offline')
    clock.increment(delay - 1)
    expect(calls).toHaveLength(index + 1)
    clock.increment(1)
    expect(calls).toHaveLength(index + 2)
  }
  last().lose()
  await untilSaving('offline')
  send({ type: 'network.return' })
  expect(new Set(calls.map(({ input }) => JSON.stringify(input))).size).toBe(1)
  expect(calls).toHaveLength(7)
})

test('marks stored by an earlier page are shown as marks and sent first, also those of other items', async () => {
  const other = queued({ key: 'other', itemId: 8, submissionId: 2, attempted: false })
  const { context, marks, calls, confirm, stored } = started(undefined, [queued({}), other])
  expect({ marks: marks(), index: context().index }).toEqual({ marks: [80, null, null], index: 1 })
  await confirm()
  expect(calls.map(({ input }) => input.part)).toEqual([queued({}), { ...other, attempted: true }])
  await confirm()
  expect({ stored: stored(), marks: marks() }).toEqual({ stored: [], marks: [80, null, null] })
})
