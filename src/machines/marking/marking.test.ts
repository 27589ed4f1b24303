import { expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SaveRequest, SavingTag } from '../saving/saving.types.ts'
import { markSaving } from './mark-saving.ts'
import { markingMachine } from './marking.machine.ts'
import { draftOf, markOf, unsavedDrafts, unsentOf } from './marking.rules.ts'
import type { GivenMark, MarkedSubmission, MarkingEvent, QueuedMark, SendAnswer } from './marking.types.ts'

const criteria = [
  { name: '内容', hint: '', max: 50 },
  { name: '语言', hint: '', max: 60 },
]

const open = (submissionId: number): MarkedSubmission => ({ submissionId, saved: null, rev: 0 })
const marked = (submissionId: number, scores: readonly number[], rev = 1): MarkedSubmission => ({
  submissionId,
  saved: { score: scores.reduce((sum, score) => sum + score, 0), criteria: scores, comment: '' },
  rev,
})

interface Pending {
  readonly input: SaveRequest<QueuedMark>
  readonly answer: (output: SendAnswer) => void
  readonly lose: () => void
}

function started(submissions = [open(1), open(2), open(3)], kept: readonly QueuedMark[] = []) {
  const clock = new SimulatedClock()
  const calls: Pending[] = []
  let stored = kept
  let keyCount = 0
  const saving = markSaving.provide({
    actors: {
      save: fromPromise<SendAnswer, SaveRequest<QueuedMark>>(
        ({ input }) =>
          new Promise((resolve, reject) =>
            calls.push({ input, answer: resolve, lose: () => reject(new Error('lost')) }),
          ),
      ),
    },
    actions: {
      keep: ({ context }) => {
        stored = unsentOf(context.unsent)
      },
    },
  })
  const machine = markingMachine.provide({ actors: { saving } })
  const input = { assignmentId: 7, itemId: 9, criteria, submissions, kept, newKey: () => `key-${++keyCount}` }
  const actor = createActor(machine, { clock, input }).start()
  onTestFinished(() => void actor.stop())
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const child = () => {
    const { saving: ref } = actor.getSnapshot().children
    if (ref === undefined) throw new Error('Nothing saves')
    return ref
  }
  const untilSaving = (tag: SavingTag) => waitFor(child(), (snapshot) => snapshot.hasTag(tag))
  const context = () => actor.getSnapshot().context
  const last = () => {
    const call = calls.at(-1)
    if (call === undefined) throw new Error('Nothing was sent')
    return call
  }
  return {
    clock,
    calls,
    last,
    until,
    untilSaving,
    context,
    state: () => actor.getSnapshot().value,
    send: (...events: readonly MarkingEvent[]) => events.forEach((event) => actor.send(event)),
    stored: () => stored,
    marks: () => context().submissions.map((submission) => markOf(context(), submission)?.score ?? null),
    scores: () => {
      const submission = context().submissions[context().place]
      return submission === undefined ? null : draftOf(context(), submission).scores
    },
    confirm: async (rev = 1) => {
      const { input: sent, answer } = last()
      const score = sent.part.criteria.reduce((sum, part) => sum + part, 0)
      answer({ kind: 'saved', score, rev, savedAt: 1000 })
      await waitFor(actor, (snapshot) => snapshot.context.queue.every(({ key }) => key !== sent.key))
    },
  }
}

const digits = (text: string): MarkingEvent[] =>
  [...text].map((digit) => ({ type: 'digit.type', digit: Number(digit) }))
const save = { type: 'mark.save' } as const
const undo = { type: 'mark.undo' } as const
const skip = { type: 'mark.skip' } as const
const go = (place: number) => ({ type: 'submission.go', place }) as const
const comment = (text: string) => ({ type: 'comment.change', comment: text }) as const
const queued = (over: Partial<QueuedMark>): QueuedMark => ({
  key: 'old',
  itemId: 9,
  submissionId: 1,
  criteria: [50, 30],
  comment: '',
  rev: 0,
  attempted: true,
  ...over,
})

test('saving moves on at once; marks leave one after another, each with its own key', async () => {
  const { send, calls, context, confirm, stored, marks } = started()
  send(...digits('53'), comment(' 很好 '), save, ...digits('42'), save)
  expect([context().place, marks()]).toEqual([2, [80, 60, null]])
  const first = queued({ key: 'key-1', comment: '很好' })
  const second = queued({ key: 'key-2', submissionId: 2, criteria: [40, 20] })
  expect(calls.map(({ input }) => input)).toEqual([{ id: 7, key: 'key-1', part: first }])
  expect(stored()).toEqual([first, { ...second, attempted: false }])
  await confirm()
  expect(calls.map(({ input }) => input.part)).toEqual([first, second])
  await confirm()
  expect([stored(), context().savedAt, marks()]).toEqual([[], 1000, [80, 60, null]])
})

test('an incomplete mark is not saved: the first criterion without a score becomes the current one', () => {
  const { send, context, calls, state } = started()
  send({ type: 'criterion.go', criterion: 1 }, ...digits('3'), save)
  expect([context().criterion, context().notice, context().place, calls.length]).toEqual([0, 'incomplete', 0, 0])
  expect(state()).toBe('open')
})

test('a skipped script comes again when all others are marked', () => {
  const { send, context } = started()
  send(skip, ...digits('53'), save, ...digits('53'), save)
  expect([context().place, context().skipped]).toEqual([0, [1]])
  send(...digits('11'), save)
  expect(context().skipped).toEqual([])
})

test('when the last script is marked, marking is finished; a script can be opened again', () => {
  const { send, state, context } = started([marked(1, [50, 60]), open(2)])
  expect(context().place).toBe(1)
  send(...digits('53'), save)
  expect(state()).toBe('finished')
  send(go(0))
  expect([context().place, state()]).toEqual([0, 'open'])
})

test('an unchanged mark is not sent again', () => {
  const { send, calls } = started([marked(1, [50, 60]), open(2)])
  send(go(0), save)
  expect(calls).toEqual([])
})

test('what was entered and not saved stays with its script', () => {
  const { send, scores, context } = started()
  send(...digits('5'), go(1), ...digits('42'), go(0))
  expect(scores()).toEqual([50, null])
  expect(context().criterion).toBe(1)
  expect(unsavedDrafts(context()).map(({ submissionId }) => submissionId)).toEqual([1, 2])
})

test('undo takes back a save that has not left, and its script reopens with the scores given', async () => {
  const { send, context, stored, marks, scores, confirm, calls } = started()
  send(...digits('53'), save, ...digits('42'), save, undo)
  expect([context().place, marks(), scores(), context().notice]).toEqual([1, [80, null, null], [40, 20], 'undone'])
  expect(stored().map(({ key }) => key)).toEqual(['key-1'])
  await confirm()
  expect(calls).toHaveLength(1)
})

test('undo of a mark that has left reopens it; the new one follows with the new revision', async () => {
  const { send, context, marks, scores, confirm, last, stored } = started()
  send(...digits('53'), save, undo)
  expect([context().place, marks(), scores()]).toEqual([0, [80, null, null], [50, 30]])
  send(...digits('4'), save)
  expect(stored().map(({ key, rev, attempted }) => [key, rev, attempted])).toEqual([
    ['key-1', 0, true],
    ['key-2', 0, false],
  ])
  await confirm(5)
  expect(last().input.part).toEqual(queued({ key: 'key-2', criteria: [40, 30], rev: 5 }))
})

test('undo of a correction reopens the script with the mark before it', () => {
  const { send, context, scores } = started([marked(1, [50, 60]), open(2)])
  send(go(0), ...digits('21'), save, undo)
  expect([context().place, scores()]).toEqual([0, [50, 60]])
})

test('a correction of a mark that has not left replaces it', () => {
  const { send, stored } = started()
  send(...digits('53'), save, ...digits('42'), save, go(1), ...digits('00'), save)
  expect(stored().map(({ key, criteria: given }) => [key, given])).toEqual([
    ['key-1', [50, 30]],
    ['key-3', [0, 0]],
  ])
})

test('without an answer the same mark is sent after 2, 4, 8, 15, 15 seconds and at once when the network returns', async () => {
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

test('marks that an earlier page kept are shown as marks and sent first, also those of other items', async () => {
  const other = queued({ key: 'other', itemId: 8, submissionId: 2, attempted: false })
  const { context, marks, calls, confirm, stored } = started(undefined, [queued({}), other])
  expect([marks(), context().place]).toEqual([[80, null, null], 1])
  await confirm()
  expect(calls.map(({ input }) => input.part)).toEqual([queued({}), { ...other, attempted: true }])
  await confirm()
  expect([stored(), marks()]).toEqual([[], [80, null, null]])
})

const theirs = { score: 20, criteria: [10, 10], comment: '简单', rev: 4 }
const changed = { kind: 'changed', message: '这份答卷刚被改过分', theirs } as const
const mine: GivenMark = { score: 80, criteria: [50, 30], comment: '' }

/** Submission 1 was marked by somebody else while the teacher is at submission 2. */
async function disputed() {
  const world = started()
  world.send(...digits('53'), save, ...digits('4'))
  world.last().answer(changed)
  await world.until('deciding')
  return world
}

test('a script marked by somebody else reopens with both marks, deaf to digits, and is kept', async () => {
  const { send, context, scores, marks, stored } = await disputed()
  send(...digits('1'), save)
  expect([context().place, scores(), marks()]).toEqual([0, mine.criteria, [20, null, null]])
  expect(stored()).toEqual([queued({ key: 'key-1' })])
})

test('their mark stands: the teacher is back where digits were typed', async () => {
  const { send, context, scores, marks, stored, calls } = await disputed()
  send({ type: 'dispute.keepTheirs' })
  expect([context().place, scores(), marks()]).toEqual([1, [40, null], [20, null, null]])
  expect([stored(), calls.length]).toEqual([[], 1])
})

test('mine is saved over theirs from their revision', async () => {
  const { send, context, marks, last, confirm } = await disputed()
  send({ type: 'dispute.useMine' })
  expect([context().place, marks()]).toEqual([1, [80, null, null]])
  expect(last().input.part).toEqual(queued({ key: 'key-2', rev: 4 }))
  await confirm(5)
  expect(context().submissions[0]).toEqual({ submissionId: 1, saved: mine, rev: 5 })
})

test.each(['dispute.keepTheirs', 'dispute.useMine', 'dispute.reopen'] as const)(
  'what is being entered for the disputed script stands there again after %s',
  async (type) => {
    const { send, last, until, context, scores } = started()
    send(...digits('53'), save, go(0), ...digits('4'), comment('再想想'))
    last().answer(changed)
    await until('deciding')
    expect(scores()).toEqual(mine.criteria)
    send({ type })
    expect([context().place, scores(), context().drafts[1]?.comment]).toEqual([0, [40, 30], '再想想'])
  },
)

test('a refused mark reopens its script without a mark; the message stays until the teacher scores again', async () => {
  const { send, last, until, context, marks, scores, state } = started()
  send(...digits('53'), save)
  last().answer({ kind: 'refused', message: '分数超出这一项的满分' })
  await until('deciding')
  expect([context().disputes.map(({ message }) => message), marks()]).toEqual([
    ['分数超出这一项的满分'],
    [null, null, null],
  ])
  send({ type: 'dispute.reopen' })
  expect([state(), context().place, scores()]).toEqual(['open', 0, [50, 30]])
})

test('a dispute about another item does not interrupt, and stays kept for that item', async () => {
  const other = queued({ itemId: 8 })
  const { last, untilSaving, state, stored } = started(undefined, [other])
  last().answer(changed)
  await untilSaving('saved')
  expect([state(), stored()]).toEqual(['open', [other]])
})

test('a mark of a script that is gone is dropped', async () => {
  const { last, untilSaving, state, stored } = started(undefined, [queued({ submissionId: 99 })])
  last().answer({ kind: 'refused', message: '这项任务里没有这份答卷' })
  await untilSaving('saved')
  expect([state(), stored()]).toEqual(['open', []])
})
