import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { markingTable } from '#tests/support/machine-marking-table.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/machine-rules.ts'
import { type Step, stepsOf } from '#tests/support/machine-steps.ts'
import type { MarkingContext } from './marking.types.ts'

type MarkStep = Step<MarkingContext>

const steps: readonly MarkStep[] = stepsOf(markingTable)

const open = 'scoring.open'
const deciding = 'scoring.deciding'
const finished = 'scoring.finished'
const idle = 'sending.idle'
const sending = 'sending.sending'
const waiting = 'sending.waiting'

const hasMark = ({ queue }: MarkingContext, submissionId: number, saved: unknown) =>
  saved !== null || queue.some((mark) => mark.itemId === 9 && mark.submissionId === submissionId)

const isOfThisItem = when('the mark is one of this item', ({ before }: MarkStep) => before.queue[0]?.itemId === 9)
const isComplete = when('every criterion has a score', ({ before }: MarkStep) => {
  const { submissionId = 0, saved = null } = before.scripts[before.place] ?? {}
  const entered = before.drafts[submissionId]
  return entered?.scores.every((score) => score !== null) ?? hasMark(before, submissionId, saved)
})
const isDone = when('every script has a mark', ({ after }: MarkStep) =>
  after.scripts.every(({ submissionId, saved }) => hasMark(after, submissionId, saved)),
)
const hasDispute = when('another mark of this item is disputed', ({ after }: MarkStep) =>
  after.disputes.some(({ mark }) => mark.itemId === 9),
)
const isThere = when('there is such a script', ({ given, before }: MarkStep) => given['place'] < before.scripts.length)
const canUndo = when('something was saved', ({ before }: MarkStep) => before.undoable.length > 0)
const hasUnsent = when('a mark is to be sent', ({ after }: MarkStep) => after.queue.length > 0)

const cameByItself = when('a digit has just gone on to this criterion', ({ before }: MarkStep) => {
  return before.touched !== null && before.touched < before.criterion
})
const stayed = so('it is still this criterion, where the teacher is now', ({ before, after }: MarkStep) => {
  return after.criterion === before.criterion && after.touched === null
})
const wentOn = so('it is the next criterion, or the last one still', ({ before, after }: MarkStep) => {
  return after.criterion === Math.min(before.criterion + 1, before.criteria.length - 1)
})

const sameWork = so('no mark is touched', ({ before, after }: MarkStep) =>
  isDeepStrictEqual([after.queue, after.disputes, after.scripts], [before.queue, before.disputes, before.scripts]),
)
const moved = so('that script is in view', ({ given, after }: MarkStep) => after.place === given['place'])
const incomplete = so('it says that a score is missing', ({ after }: MarkStep) => after.notice === 'incomplete')
const undone = so('it says so, and one save less can be undone', ({ before, after }: MarkStep) => {
  return after.notice === 'undone' && after.undoable.length === before.undoable.length - 1
})
const settledOne = so('one dispute less is left', ({ before, after }: MarkStep) => {
  return after.disputes.length === before.disputes.length - 1
})
const counted = so(
  'an attempt more has failed',
  ({ before, after }: MarkStep) => after.attempts === before.attempts + 1,
)
const attempted = so('the first mark may have arrived from now on', ({ after }: MarkStep) => {
  return after.queue[0]?.attempted === true
})
const confirmed = so('the first mark is no longer to be sent', ({ before, after }: MarkStep) => {
  return (
    after.queue.every(({ submissionId, itemId, key }) => {
      const [first] = before.queue
      return key !== first?.key || submissionId !== first.submissionId || itemId !== first.itemId
    }) || after.queue.length < before.queue.length
  )
})

const scoring: readonly Rule[] = [
  [open, 'digit.type', 'stays', sameWork],
  [open, 'score.choose', 'stays', sameWork],
  [open, 'half.toggle', 'stays', sameWork],
  [open, 'comment.change', 'stays', sameWork],
  [open, 'criterion.go', 'stays', sameWork],
  [open, 'criterion.next', 'stays', cameByItself, stayed, sameWork],
  [open, 'criterion.next', 'stays', wentOn, sameWork],
  [open, 'script.go', 'stays', isThere, moved, sameWork],
  [open, 'mark.skip', 'stays', sameWork],
  [open, 'mark.save', finished, isComplete, isDone, 'keep'],
  [open, 'mark.save', 'stays', isComplete, 'keep'],
  [open, 'mark.save', 'stays', incomplete, sameWork],
  [open, 'mark.undo', 'stays', canUndo, undone, 'keep'],
  [open, 'storage.report', 'stays', sameWork],
  [finished, 'script.go', open, isThere, moved, sameWork],
  [finished, 'mark.undo', open, canUndo, undone, 'keep'],
  [finished, 'storage.report', 'stays', sameWork],
  [deciding, 'storage.report', 'stays', sameWork],

  // Somebody else's mark, or a refusal, is put to the teacher at once; other items wait for theirs.
  [open, 'send answered changed', deciding, isOfThisItem],
  [open, 'send answered refused', deciding, isOfThisItem],
  [finished, 'send answered changed', deciding, isOfThisItem],
  [finished, 'send answered refused', deciding, isOfThisItem],
  ...['dispute.keepTheirs', 'dispute.useMine'].flatMap((event): Rule[] => [
    [deciding, event, 'stays', hasDispute, settledOne, 'keep'],
    [deciding, event, finished, isDone, settledOne, 'keep'],
    [deciding, event, open, settledOne, 'keep'],
  ]),
  [deciding, 'dispute.reopen', 'stays', hasDispute, settledOne, 'keep'],
  [deciding, 'dispute.reopen', open, settledOne, 'keep'],
]

const queueing: readonly Rule[] = [
  [idle, 'mark.save', sending, hasUnsent, attempted, 'keep'],
  [idle, 'dispute.useMine', sending, hasUnsent, attempted, 'keep'],
  ...['saved', 'changed', 'refused'].flatMap((kind): Rule[] => [
    [sending, `send answered ${kind}`, 'stays', hasUnsent, confirmed, attempted, 'keep', 'keep', 'start send'],
    [sending, `send answered ${kind}`, idle, confirmed, 'keep'],
  ]),
  [sending, 'send failed', waiting, sameWork, counted],
  [waiting, 'after retryDelay', sending, sameWork, 'keep'],
  [waiting, 'network.return', sending, sameWork, 'keep'],
]

const rules: readonly Rule[] = [
  ['start', 'anew', `${open} + ${idle}`],
  ['start', 'keptOfOther', `${open} + ${sending}`, attempted, 'keep'],
  ['start', 'keptOfTwo', `${finished} + ${sending}`, attempted, 'keep'],
  ...scoring,
  ...queueing,
]

const works: readonly Work[] = [[sending, 'send', ({ after }: MarkStep) => ({ testId: 7, mark: after.queue[0] })]]

test('scripts are scored, and marks leave one after another', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the mark at the head of the queue is what is sent', () => expect(workBreachesOf(steps, works)).toEqual([]))

test('what is unsent is kept for a reload as soon as it changes', () => {
  const unsent = ({ queue, disputes }: MarkingContext) => [queue, disputes]
  const forgotten = steps.filter(
    ({ from, before, after, does }) =>
      from[0] !== 'start' && !isDeepStrictEqual(unsent(before), unsent(after)) && !does.includes('keep'),
  )
  expect(forgotten.map(({ from, event }) => [from, event])).toEqual([])
})
