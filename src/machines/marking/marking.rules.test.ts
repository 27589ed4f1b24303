import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { markingTable } from '#tests/support/charts/marking-table.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { keyOfPart } from './mark-saving.ts'
import type { MarkingContext } from './marking.types.ts'

type MarkStep = Step<MarkingContext>

const steps: readonly MarkStep[] = stepsOf(markingTable)

const open = 'open'
const deciding = 'deciding'
const finished = 'finished'

const hasMark = ({ queue }: MarkingContext, submissionId: number, saved: unknown) =>
  saved !== null || queue.some((mark) => mark.itemId === 9 && mark.submissionId === submissionId)

const isOfThisItem = when(
  'marks of this item were on their way',
  ({ given, before }: MarkStep) => given['answer'].of === 'marks' && before.queue[0]?.itemId === 9,
)
const isDrawing = when('a drawing was on its way', ({ given }: MarkStep) => given['answer'].of === 'drawing')
const isComplete = when('every criterion has a score', ({ before }: MarkStep) => {
  const { submissionId = 0, saved = null } = before.submissions[before.index] ?? {}
  const entered = before.drafts[submissionId]
  return entered?.scores.every((score) => score !== null) ?? hasMark(before, submissionId, saved)
})
const isDone = when('every submission has a mark', ({ after }: MarkStep) =>
  after.submissions.every(({ submissionId, saved }) => hasMark(after, submissionId, saved)),
)
const hasDispute = when('another mark of this item is disputed', ({ after }: MarkStep) =>
  after.disputes.some(({ mark }) => mark.itemId === 9),
)
const isThere = when(
  'there is such a submission',
  ({ given, before }: MarkStep) => given['index'] < before.submissions.length,
)
const canUndo = when('something was saved', ({ before }: MarkStep) => before.undoable.length > 0)

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
  isDeepStrictEqual(
    [after.queue, after.disputes, after.submissions],
    [before.queue, before.disputes, before.submissions],
  ),
)
const moved = so('that submission is in view', ({ given, after }: MarkStep) => after.index === given['index'])
const incomplete = so('it says that a score is missing', ({ after }: MarkStep) => after.notice === 'incomplete')
const undone = so('it says so, and one save less can be undone', ({ before, after }: MarkStep) => {
  return after.notice === 'undone' && after.undoable.length === before.undoable.length - 1
})
const settledOne = so('one dispute less is left', ({ before, after }: MarkStep) => {
  return after.disputes.length === before.disputes.length - 1
})
const attempted = so('what was sent may have arrived from now on', ({ given, after }: MarkStep) => {
  return (given['part'].of === 'marks' ? after.queue : after.drawings)[0]?.attempted ?? true
})
const drawn = so('the first drawing has its answer, and no mark is touched', ({ before, after }: MarkStep) => {
  const [first] = before.drawings
  return (first === undefined || after.drawings[0] !== first) && isDeepStrictEqual(after.queue, before.queue)
})
const drawnOver = so('that drawing is to be sent', ({ given, after }: MarkStep) => {
  return after.drawings.some(({ submissionId, attempted: isSent }) => submissionId === given['submissionId'] && !isSent)
})
const retried = so('every drawing is to be sent', ({ before, after }: MarkStep) => {
  return after.undrawn.length === 0 && after.drawings.length === before.drawings.length + before.undrawn.length
})
const refreshed = so(
  'these are the submissions',
  ({ given, after }: MarkStep) => after.submissions === given['submissions'],
)
const confirmed = so('the first mark is no longer to be sent', ({ before, after }: MarkStep) => {
  return (
    after.queue.every(({ submissionId, itemId, key }) => {
      const [first] = before.queue
      return key !== first?.key || submissionId !== first.submissionId || itemId !== first.itemId
    }) || after.queue.length < before.queue.length
  )
})

const sameMarked = so('all with the same answer have a mark', ({ before, after }: MarkStep) => {
  const answer = before.submissions[before.index]?.answer
  return after.submissions.every((one) => one.answer !== answer || hasMark(after, one.submissionId, one.saved))
})

const scoring: readonly Rule[] = [
  [open, 'digit.type', 'stays', sameWork, 'send work.change'],
  [open, 'score.choose', 'stays', sameWork, 'send work.change'],
  [open, 'half.toggle', 'stays', sameWork, 'send work.change'],
  [open, 'comment.change', 'stays', sameWork, 'send work.change'],
  [open, 'criterion.go', 'stays', sameWork],
  [open, 'criterion.next', 'stays', cameByItself, stayed, sameWork],
  [open, 'criterion.next', 'stays', wentOn, sameWork],
  [open, 'submission.go', 'stays', isThere, moved, sameWork],
  [open, 'mark.skip', 'stays', sameWork],
  [open, 'mark.save', finished, isComplete, isDone, 'send work.change'],
  [open, 'mark.save', 'stays', isComplete, 'send work.change'],
  [open, 'mark.save', 'stays', incomplete, sameWork],
  [open, 'rubric.apply', 'stays', sameWork, 'send work.change'],
  [open, 'mark.saveSame', finished, isComplete, isDone, sameMarked, 'send work.change'],
  [open, 'mark.saveSame', 'stays', isComplete, sameMarked, 'send work.change'],
  [open, 'mark.saveSame', 'stays', incomplete, sameWork],
  [open, 'mark.undo', 'stays', canUndo, undone, 'send work.change'],
  [open, 'storage.report', 'stays', sameWork],
  [finished, 'submission.go', open, isThere, moved, sameWork],
  [finished, 'mark.undo', open, canUndo, undone, 'send work.change'],
  [finished, 'storage.report', 'stays', sameWork],
  [deciding, 'storage.report', 'stays', sameWork],

  // A dispute about another item waits until that item is opened.
  ...['dispute.keepTheirs', 'dispute.useMine'].flatMap((event): Rule[] => [
    [deciding, event, 'stays', hasDispute, settledOne, 'send work.change'],
    [deciding, event, finished, isDone, settledOne, 'send work.change'],
    [deciding, event, open, settledOne, 'send work.change'],
  ]),
  [deciding, 'dispute.reopen', 'stays', hasDispute, settledOne, 'send work.change'],
  [deciding, 'dispute.reopen', open, settledOne, 'send work.change'],
]

const saving: readonly Rule[] = [
  ['*', 'saving.left', 'stays', attempted, 'send work.change'],
  ['*', 'saving.saved', 'stays', isDrawing, drawn, 'send work.change'],
  // Somebody else drew too: both drawings are sent together, without asking.
  ['*', 'saving.changed', 'stays', isDrawing, drawn, 'send conflict.settle'],
  ['*', 'saving.refused', 'stays', isDrawing, drawn, 'send work.change'],
  ['*', 'saving.saved', 'stays', confirmed, 'send work.change'],
  // Somebody else's mark, or a refusal, is shown to the teacher at once, and the other marks continue.
  ...[open, finished].flatMap((from): Rule[] => [
    [from, 'saving.changed', deciding, isOfThisItem, confirmed, 'send conflict.settle'],
    [from, 'saving.refused', deciding, isOfThisItem, confirmed, 'send work.change'],
  ]),
  ['*', 'saving.changed', 'stays', confirmed, 'send conflict.settle'],
  ['*', 'saving.refused', 'stays', confirmed, 'send work.change'],
  ['*', 'network.return', 'stays', sameWork, 'send network.return'],
]

const drawing: readonly Rule[] = [
  ['*', 'drawing.change', 'stays', drawnOver, sameWork, 'send work.change'],
  ['*', 'drawing.retry', 'stays', retried, sameWork, 'send work.change'],
]

const reading: readonly Rule[] = [
  [finished, 'submissions.change', finished, isDone, refreshed],
  [finished, 'submissions.change', open, refreshed],
  ['*', 'submissions.change', 'stays', refreshed],
]

const rules: readonly Rule[] = [
  ['start', 'anew', open],
  ['start', 'keptOfOther', open],
  ['start', 'askedFor', open],
  ['start', 'keptOfTwo', finished],
  ['start', 'drawn', open],
  ...scoring,
  ...saving,
  ...drawing,
  ...reading,
]

const works: readonly Work[] = [
  [
    '*',
    'saving',
    ({ after: { queue, disputes, drawings, undrawn } }: MarkStep) => ({
      id: 7,
      unsent: { queue, disputes, drawings, undrawn, drafts: [] },
      intent: null,
      debounce: null,
      keyOf: keyOfPart,
    }),
  ],
]

test('submissions are scored, and marks are saved one after another', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('saving starts with what an earlier page stored', () => expect(workBreachesOf(steps, works)).toEqual([]))

const telling = ['send work.change', 'send conflict.settle']

test('what is unsent is stored for a reload, and saved, as soon as it changes', () => {
  const unsent = ({ queue, disputes, drawings, undrawn }: MarkingContext) => ({ queue, disputes, drawings, undrawn })
  const forgotten = steps.filter(
    ({ from, before, after, does }) =>
      from[0] !== 'start' &&
      !isDeepStrictEqual(unsent(before), unsent(after)) &&
      !does.some((act) => telling.includes(act)),
  )
  expect(forgotten.map(({ from, event }) => ({ from, event }))).toEqual([])
})
