import { expect, test } from 'vitest'
import type { GivenMark } from './marking.types.ts'
import { comment, digits, go, open, queued, save, started } from './testing/started-marking.ts'

const theirs = { score: 20, criteria: [10, 10], comment: '简单', rev: 4 }
const changed = { kind: 'changed', message: '这份答卷刚被改过分', theirs } as const
const mine: GivenMark = { score: 80, criteria: [50, 30], comment: '' }

/** Submission 1 was marked by somebody else while the teacher is on submission 2. */
async function disputed() {
  const world = started()
  world.send(...digits('53'), save, ...digits('4'))
  world.last().answer(changed)
  await world.until('deciding')
  return world
}

test('a submission marked by somebody else reopens with both marks, ignores digits, and is kept', async () => {
  const { send, context, scores, marks, stored } = await disputed()
  send(...digits('1'), save)
  expect({ index: context().index, scores: scores(), marks: marks() }).toEqual({
    index: 0,
    scores: mine.criteria,
    marks: [20, null, null],
  })
  expect(stored()).toEqual([queued({ key: 'key-1' })])
})

test('if their mark is kept, the teacher is back where digits were typed', async () => {
  const { send, context, scores, marks, stored, calls } = await disputed()
  send({ type: 'dispute.keepTheirs' })
  expect({ index: context().index, scores: scores(), marks: marks() }).toEqual({
    index: 1,
    scores: [40, null],
    marks: [20, null, null],
  })
  expect({ stored: stored(), calls: calls.length }).toEqual({ stored: [], calls: 1 })
})

test('mine is saved over theirs from their revision', async () => {
  const { send, context, marks, last, confirm } = await disputed()
  send({ type: 'dispute.useMine' })
  expect({ index: context().index, marks: marks() }).toEqual({ index: 1, marks: [80, null, null] })
  expect(last().input.part).toEqual(queued({ key: 'key-2', rev: 4 }))
  const [before] = context().submissions
  await confirm(5)
  expect(context().submissions[0]).toEqual({ ...before, submissionId: 1, saved: mine, rev: 5 })
})

test.each(['dispute.keepTheirs', 'dispute.useMine', 'dispute.reopen'] as const)(
  'what is being entered for the disputed submission stands there again after %s',
  async (type) => {
    const { send, last, until, context, scores } = started()
    send(...digits('53'), save, go(0), ...digits('4'), comment('再想想'))
    last().answer(changed)
    await until('deciding')
    expect(scores()).toEqual(mine.criteria)
    send({ type })
    expect({ index: context().index, scores: scores(), comment: context().drafts[1]?.comment }).toEqual({
      index: 0,
      scores: [40, 30],
      comment: '再想想',
    })
  },
)

test('a refused mark reopens its submission without a mark; the message stays until the teacher scores again', async () => {
  const { send, last, until, context, marks, scores, state } = started()
  send(...digits('53'), save)
  last().answer({ kind: 'refused', message: '分数超出这一项的满分', isStale: false })
  await until('deciding')
  expect({ disputes: context().disputes.map(({ message }) => message), marks: marks() }).toEqual({
    disputes: ['分数超出这一项的满分'],
    marks: [null, null, null],
  })
  send({ type: 'dispute.reopen' })
  expect({ state: state(), index: context().index, scores: scores() }).toEqual({
    state: 'open',
    index: 0,
    scores: [50, 30],
  })
})

test('a dispute about another item does not interrupt, and is kept for that item', async () => {
  const other = queued({ itemId: 8 })
  const { last, untilSaving, state, stored } = started(undefined, [other])
  last().answer(changed)
  await untilSaving('saved')
  expect({ state: state(), stored: stored() }).toEqual({ state: 'open', stored: [other] })
})

test('a mark of a submission that is gone, or renumbered, is reported until the teacher has seen it', async () => {
  const gone = queued({ submissionId: 99 })
  const { last, send, until, state, stored, context } = started(undefined, [gone])
  last().answer({ kind: 'refused', message: '这项任务里没有这份答卷', isStale: true })
  await until('deciding')
  expect({ stored: stored(), index: context().index, drafts: context().drafts }).toEqual({
    stored: [gone],
    index: 0,
    drafts: {},
  })
  send({ type: 'dispute.reopen' })
  expect({ state: state(), stored: stored() }).toEqual({ state: 'open', stored: [] })
})

test('on rereading after a submission was sent back, other drafts stay, and mine is beside the new answer', async () => {
  const { last, send, until, context, scores } = started()
  send(...digits('53'), save, ...digits('4'))
  last().answer({ kind: 'refused', message: '学生又交了一份', isStale: true })
  await until('deciding')
  send({ type: 'submissions.change', submissions: [{ ...open(1), round: 1 }, open(3), open(2)] })
  send({ type: 'dispute.reopen' })
  expect({ index: context().index, scores: scores(), draft: context().drafts[2]?.scores }).toEqual({
    index: 0,
    scores: [50, 30],
    draft: [40, null],
  })
  send(save)
  expect(last().input.part).toEqual(queued({ key: 'key-2', round: 1 }))
})
