import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/machine-rules.ts'
import { type Step, stepsOf } from '#tests/support/machine-steps.ts'
import { answerSheetTable, openTest } from '#tests/support/machine-student-tables.ts'
import { keptOf } from './answer-sheet.rules.ts'
import type { AnswerSheetContext } from './answer-sheet.types.ts'

type SheetStep = Step<AnswerSheetContext>

const steps: readonly SheetStep[] = stepsOf(answerSheetTable)

const minute = 60_000
const calm = 'answering.timing.calm'
const pressing = 'answering.timing.pressing'

/** The test of the table ends after seven minutes, or later where a save says so. */
function phaseOf({ times: [, now], after }: SheetStep): string {
  const left = Date.parse(after.test?.deadline ?? openTest.deadline) - now
  if (left <= 0) return 'over'
  return left <= 5 * minute ? pressing : calm
}

const isAnswering = ({ from }: SheetStep): boolean => from.includes(calm) || from.includes(pressing)
const isTimed = ({ event }: SheetStep): boolean => event === 'after untilWarning' || event === 'after untilEnd'
const entrances = ['open answered opened', 'handIn answered refused']

/** Whatever happens after time ran out of its phase ends that phase, too: a rule of its own below. */
function isInTime(step: SheetStep): boolean {
  if (isTimed(step)) return true
  if (isAnswering(step)) return step.from.includes(phaseOf(step))
  if (step.event === 'handIn answered refused' && phaseOf(step) === 'over') return true
  return !entrances.includes(step.event) || phaseOf(step) === calm
}

const inTime = steps.filter(isInTime)

const hasUnsaved = when(
  'the browser has answers that are not confirmed',
  ({ after }: SheetStep) => Object.keys(after.unsaved).length > 0,
)
const isIn = when('our own intent is in already', ({ given }: SheetStep) => given['output'].reason !== 'closed')
const isOpen = when('the test is on the screen', ({ before }: SheetStep) => before.test !== null)
const isPast = when('the time is over', (step: SheetStep) => phaseOf(step) === 'over')
const isClose = when('five minutes are left', (step: SheetStep) => phaseOf(step) === pressing)

const changed = so('the answer stands there, and waits to be saved', ({ given, after }: SheetStep) => {
  const { itemId, value } = given
  return after.answers[itemId] === value && after.unsaved[itemId] === value
})
const kept = so('no answer is lost', ({ before, after }: SheetStep) => {
  return isDeepStrictEqual([after.answers, after.unsaved], [before.answers, before.unsaved])
})
const intended = so('all that is not confirmed is handed in, under a key', ({ before, after }: SheetStep) =>
  isDeepStrictEqual(after.pending, { key: 'key', answers: before.unsaved }),
)
const sameIntent = so('key and answers stay the same', ({ before, after }: SheetStep) => {
  return after.pending !== null && after.pending === before.pending
})
const noIntent = so('the next hand-in is another one', ({ after }: SheetStep) => after.pending === null)
const told = so('the reason is told', ({ given, after }: SheetStep) => after.message === given['output'].message)
const lost = so('why no answer came is told', ({ given, after }: SheetStep) => after.message === given['error'].message)
const shut = so('why it is shut is told', ({ given, after }: SheetStep) => {
  return after.shutReason === given['output'].reason && after.pending === null
})
const confirmed = so('what was on its way is confirmed, and what was typed meanwhile is not', (step: SheetStep) => {
  const { before, after } = step
  const rest = Object.entries(before.unsaved).filter(([id, value]) => before.sending[id] !== value)
  return isDeepStrictEqual(after.unsaved, Object.fromEntries(rest)) && after.answers === before.answers
})
const timed = so('the deadline is as the service tells it now', ({ given, after }: SheetStep) => {
  return after.test?.deadline === given['output'].deadline
})
const drafted = so('what only the browser has wins over the draft', ({ before, after }: SheetStep) => {
  return isDeepStrictEqual([after.answers, after.unsaved], [before.unsaved, before.unsaved])
})
const received = so('there is a receipt', ({ after }: SheetStep) => after.receipt !== null)
const counted = so('an attempt more has failed', ({ before, after }: SheetStep) => {
  return after.attempts === before.attempts + 1
})

const settled = `answering.editing.atItem + answering.saving.settled + ${calm}`
const unsettled = `answering.editing.atItem + answering.saving.waiting.typing + ${calm}`

const reported = ['opening', 'openingSignedOut', 'failed', 'submitting', 'submittingSignedOut', 'unsure'].map(
  (state): Rule => [state, 'storage.report', 'stays', kept],
)

const opening: readonly Rule[] = [
  ['start', 'anew', 'opening'],
  ['start', 'unsaved', 'opening'],
  // A sheet that was being handed in when the page was left goes on with that.
  ['start', 'handingIn', 'submitting'],

  ['opening', 'open answered opened', unsettled, hasUnsaved, drafted],
  ['opening', 'open answered opened', settled, drafted],
  ['opening', 'open answered shut', 'closed', shut, kept],
  ['opening', 'open answered signedOut', 'openingSignedOut', kept],
  ['opening', 'open answered refused', 'failed', told, kept],
  ['opening', 'open failed', 'failed', lost, kept],
  ['openingSignedOut', 'session.return', 'opening', kept],
  ['failed', 'sheet.retry', 'opening', kept],
  ['failed', 'network.return', 'opening', kept],
]

const editing: readonly Rule[] = [
  ['answering.editing', 'answer.change', 'stays', changed, 'keep'],
  ['answering.editing', 'item.flag', 'stays', kept, 'keep'],
  ['answering.editing', 'item.go', 'answering.editing.atItem', kept, 'keep'],
  ['answering.editing', 'storage.report', 'stays', kept],
  ['answering.editing.atItem', 'overview.open', 'answering.editing.overview', kept],
  ['answering.editing.atItem', 'handIn.ask', 'answering.editing.confirming', kept],
  ['answering.editing.overview', 'overview.close', 'answering.editing.atItem', kept],
  ['answering.editing.overview', 'handIn.ask', 'answering.editing.confirming', kept],
  ['answering.editing.confirming', 'handIn.cancel', 'answering.editing.atItem', kept],
  ['answering.editing.confirming', 'handIn.confirm', 'submitting', kept, intended, 'keep'],
]

const sending = 'answering.saving.sending'

const saving: readonly Rule[] = [
  ['answering.saving.settled', 'answer.change', 'answering.saving.waiting.typing'],
  ['answering.saving.settled', 'page.show', sending, kept],
  ['answering.saving.settled', 'after lookAgain', sending, kept],
  ['answering.saving.waiting', 'after saveSoon', sending, kept],
  ['answering.saving.waiting', 'after saveAtLatest', sending, kept],
  ['answering.saving.waiting', 'page.hide', sending, kept],
  [sending, 'save answered saved', 'answering.saving.waiting.typing', hasUnsaved, confirmed, timed, 'keep'],
  [sending, 'save answered saved', 'answering.saving.settled', confirmed, timed, 'keep'],
  [sending, 'save answered shut', 'closed', shut, kept],
  [sending, 'save answered signedOut', 'answering.saving.signedOut', kept],
  [sending, 'save answered refused', 'answering.saving.refused', told, kept],
  [sending, 'save failed', 'answering.saving.retrying', counted, kept],
  ['answering.saving.retrying', 'after retryDelay', sending, kept],
  ['answering.saving.retrying', 'network.return', sending, kept],
  ['answering.saving.retrying', 'session.return', sending, kept],
  ['answering.saving.signedOut', 'session.return', sending, kept],
  ['answering.saving.refused', 'answer.change', 'answering.saving.waiting.typing'],
]

const timing: readonly Rule[] = [
  [calm, 'after untilWarning', 'submitting', isPast, kept, intended, 'keep'],
  [calm, 'after untilWarning', pressing, isClose, kept],
  [calm, 'after untilWarning', 'ignored'],
  [pressing, 'after untilEnd', 'submitting', isPast, kept, intended, 'keep'],
  [pressing, 'after untilEnd', 'ignored'],
]

const handingIn: readonly Rule[] = [
  ['submitting', 'handIn answered handedIn', 'submitted', received, 'forget'],
  ['submitting', 'handIn answered shut', 'submitted', isIn, received, 'forget'],
  ['submitting', 'handIn answered shut', 'closed', shut, kept, 'keep'],
  ['submitting', 'handIn answered signedOut', 'submittingSignedOut', sameIntent, kept],
  // After the end there is no sheet to go back to.
  ['submitting', 'handIn answered refused', 'unsure', isOpen, isPast, told, sameIntent, kept, counted],
  ['submitting', 'handIn answered refused', unsettled, isOpen, hasUnsaved, told, noIntent, kept, 'keep'],
  ['submitting', 'handIn answered refused', settled, isOpen, told, noIntent, kept, 'keep'],
  ['submitting', 'handIn answered refused', 'opening', noIntent, kept, 'keep'],
  ['submitting', 'handIn failed', 'unsure', sameIntent, kept, counted],
  ['submittingSignedOut', 'session.return', 'submitting', sameIntent, kept],
  ['unsure', 'after retryDelay', 'submitting', sameIntent, kept],
  ['unsure', 'network.return', 'submitting', sameIntent, kept],
  ['unsure', 'session.return', 'submitting', sameIntent, kept],
]

const works: readonly Work[] = [
  ['opening', 'open', () => ({ testId: 7 })],
  [sending, 'save', ({ before }: SheetStep) => ({ testId: 7, answers: before.unsaved })],
  ['submitting', 'handIn', ({ after }: SheetStep) => ({ testId: 7, ...after.pending })],
]

test('a sheet is opened, answered, saved and handed in as the specification says', () =>
  expect(breachesOf(inTime, [...opening, ...editing, ...saving, ...timing, ...handingIn, ...reported])).toEqual([]))

test('what is not confirmed is saved, and the intent is handed in', () =>
  expect(workBreachesOf(inTime, works)).toEqual([]))

test('once the time is over, whatever happens hands in all that is not confirmed', () => {
  const late = steps.filter((step) => isAnswering(step) && phaseOf(step) === 'over' && step.to[0] !== 'closed')
  expect(late.length).toBeGreaterThan(0)
  const handedIn = late.filter(({ to, after, does }) => {
    const isWhole = isDeepStrictEqual(after.pending, { key: 'key', answers: after.unsaved })
    return to.join() === 'submitting' && isWhole && does.includes('keep')
  })
  expect(late.filter((step) => !handedIn.includes(step)).map(({ from, event }) => [from, event])).toEqual([])
})

test('in the last five minutes the student is told, whatever happens', () => {
  const close = steps.filter((step) => isAnswering(step) && phaseOf(step) === pressing && step.to.length > 1)
  expect(close.length).toBeGreaterThan(0)
  expect(close.filter(({ to }) => !to.includes(pressing)).map(({ from, event }) => [from, event])).toEqual([])
})

test('whatever a reload needs is kept as soon as it changes', () => {
  const forgotten = steps.filter(({ from, before, after, does, to }) => {
    const isChanged = from[0] !== 'start' && !isDeepStrictEqual(keptOf(after), keptOf(before))
    return isChanged && !does.includes(to[0] === 'submitted' ? 'forget' : 'keep')
  })
  expect(forgotten.map(({ from, event }) => [from, event])).toEqual([])
})
