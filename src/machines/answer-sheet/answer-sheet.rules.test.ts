import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { answerSheetTable, openTest } from '#tests/support/charts/student-tables.ts'
import { keyOfDraft } from './answer-saving.ts'
import { keptOf } from './answer-sheet.rules.ts'
import type { AnswerSheetContext } from './answer-sheet.types.ts'

type SheetStep = Step<AnswerSheetContext>

const steps: readonly SheetStep[] = stepsOf(answerSheetTable)

const minute = 60_000
/** One region represents what concerns the whole sheet. */
const sheet = 'answering.editing'
const synced = 'answering.syncing.synced'
const calm = 'answering.timing.calm'
const pressing = 'answering.timing.pressing'

/** The test of the table ends after seven minutes, or later if a save says so. */
function phaseOf({ times: [, now], after }: SheetStep): string {
  const left = Date.parse(after.assignment?.deadline ?? openTest.deadline) - now
  if (left <= 0) return 'over'
  return left <= 5 * minute ? pressing : calm
}

const isAnswering = ({ from }: SheetStep): boolean => from.includes(calm) || from.includes(pressing)
const isTimed = ({ event }: SheetStep): boolean => event === 'after untilWarning' || event === 'after untilEnd'
const entrances = ['open answered opened', 'handIn answered refused']

/** Anything that happens after a phase ran out of time also ends that phase: a rule of its own below. */
function isInTime(step: SheetStep): boolean {
  if (isTimed(step)) return true
  if (isAnswering(step)) return step.from.includes(phaseOf(step))
  if (step.event === 'handIn answered refused' && phaseOf(step) === 'over') return true
  return !entrances.includes(step.event) || phaseOf(step) === calm
}

const inTime = steps.filter(isInTime)

const isShut = when(
  'there is nothing to save to any more',
  ({ given }: SheetStep) => given['answer'].why.kind === 'shut',
)
const isIn = when('our own intent is in already', ({ given }: SheetStep) => given['output'].reason !== 'closed')
const isOpen = when('the test is on the screen', ({ before }: SheetStep) => before.assignment !== null)
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
const explained = so('the reason is told', ({ given, after }: SheetStep) => after.message === given['output'].message)
const lost = so('why no answer came is told', ({ given, after }: SheetStep) => after.message === given['error'].message)
const shut = so('why it is shut is told', ({ given, after }: SheetStep) => {
  return after.shutReason === given['output'].reason && after.pending === null
})
const refusalExplained = so(
  'the reason is told',
  ({ given, after }: SheetStep) => after.message === given['answer'].why.message,
)
const denied = so('why it is shut is told', ({ given, after }: SheetStep) => {
  return after.shutReason === given['answer'].why.reason && after.pending === null
})
const confirmed = so('what was on its way is confirmed, and what was typed meanwhile is not', (step: SheetStep) => {
  const { given, before, after } = step
  const rest = Object.entries(before.unsaved).filter(([id, value]) => given['part'][id] !== value)
  return isDeepStrictEqual(after.unsaved, Object.fromEntries(rest)) && after.answers === before.answers
})
const timed = so('the deadline is as the service tells it now', ({ given, after }: SheetStep) => {
  return after.assignment?.deadline === given['answer'].deadline
})
const drafted = so('what only the browser has wins over the draft', ({ before, after }: SheetStep) => {
  return isDeepStrictEqual([after.answers, after.unsaved], [before.unsaved, before.unsaved])
})
const unbegun = so('no time limit starts', ({ after }: SheetStep) => !after.isBegun)
const mayStart = so('a time limit may start', ({ after }: SheetStep) => after.isBegun)
const warned = so('the student is told of the time limit', ({ given, after }: SheetStep) => {
  return after.limit === given['output'].limit
})
const received = so('there is a receipt', ({ after }: SheetStep) => after.receipt !== null)
const counted = so('an attempt more has failed', ({ before, after }: SheetStep) => {
  return after.attempts === before.attempts + 1
})

const begun = `answering.editing.showingItem + answering.syncing.synced + ${calm}`

const reported = ['opening', 'openingSignedOut', 'asking', 'failed', 'submitting', 'submittingSignedOut', 'unsure'].map(
  (state): Rule => [state, 'storage.report', 'stays', kept],
)

const opening: readonly Rule[] = [
  ['start', 'anew', 'opening', unbegun],
  // What the browser keeps of a sheet comes from having begun it.
  ['start', 'unsaved', 'opening', mayStart],
  // A sheet that was being handed in when the page was left resumes there.
  ['start', 'handingIn', 'submitting'],

  ['opening', 'open answered opened', begun, drafted],
  ['opening', 'open answered notBegun', 'asking', warned, kept],
  ['asking', 'sheet.begin', 'opening', mayStart, kept],
  ['opening', 'open answered shut', 'closed', shut, kept],
  ['opening', 'open answered signedOut', 'openingSignedOut', kept],
  ['opening', 'open answered refused', 'failed', explained, kept],
  ['opening', 'open failed', 'failed', lost, kept],
  ['openingSignedOut', 'session.return', 'opening', kept],
  ['failed', 'sheet.retry', 'opening', kept],
  ['failed', 'network.return', 'opening', kept],
]

const editing: readonly Rule[] = [
  ['answering.editing', 'answer.change', 'stays', changed, 'send work.change'],
  ['answering.editing', 'item.flag', 'stays', kept, 'keep'],
  ['answering.editing', 'item.go', 'answering.editing.showingItem', kept, 'keep'],
  ['answering.editing', 'storage.report', 'stays', kept],
  ['answering.editing.showingItem', 'overview.open', 'answering.editing.showingOverview', kept],
  ['answering.editing.showingItem', 'handIn.ask', 'answering.editing.confirming', kept],
  ['answering.editing.showingOverview', 'overview.close', 'answering.editing.showingItem', kept],
  ['answering.editing.showingOverview', 'handIn.ask', 'answering.editing.confirming', kept],
  ['answering.editing.confirming', 'handIn.cancel', 'answering.editing.showingItem', kept],
  ['answering.editing.confirming', 'handIn.confirm', 'submitting', kept, intended, 'keep'],
]

const saving: readonly Rule[] = [
  [sheet, 'saving.refused', 'closed', isShut, denied, kept],
  [sheet, 'saving.refused', 'stays', refusalExplained, kept],
  [synced, 'saving.saved', 'stays', confirmed, timed, 'send work.change'],
  [synced, 'after lookAgain', 'stays', kept, 'send work.refresh'],
  [sheet, 'page.show', 'stays', kept, 'send work.refresh'],
  [sheet, 'page.hide', 'stays', kept, 'send work.flush'],
  [sheet, 'network.return', 'stays', kept, 'send network.return'],
  [sheet, 'session.return', 'stays', kept, 'send session.return'],
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
  ['submitting', 'handIn answered refused', 'unsure', isOpen, isPast, explained, sameIntent, kept, counted],
  ['submitting', 'handIn answered refused', begun, isOpen, explained, noIntent, kept, 'keep'],
  ['submitting', 'handIn answered refused', 'opening', noIntent, kept, 'keep'],
  ['submitting', 'handIn failed', 'unsure', sameIntent, kept, counted],
  ['submittingSignedOut', 'session.return', 'submitting', sameIntent, kept],
  ['unsure', 'after retryDelay', 'submitting', sameIntent, kept],
  ['unsure', 'network.return', 'submitting', sameIntent, kept],
  ['unsure', 'session.return', 'submitting', sameIntent, kept],
]

const works: readonly Work[] = [
  ['opening', 'open', ({ after }: SheetStep) => ({ assignmentId: 7, begins: after.isBegun })],
  [
    'answering',
    'saving',
    ({ after }: SheetStep) => ({
      id: 7,
      unsent: after.unsaved,
      intent: null,
      debounce: { pause: 1000, atMost: 8000 },
      keyOf: keyOfDraft,
    }),
  ],
  ['submitting', 'handIn', ({ after }: SheetStep) => ({ assignmentId: 7, ...after.pending })],
]

test('a sheet is opened, answered, saved and handed in as the specification says', () =>
  expect(breachesOf(inTime, [...opening, ...editing, ...saving, ...timing, ...handingIn, ...reported])).toEqual([]))

test('unconfirmed answers are saved, and the intent is handed in', () =>
  expect(workBreachesOf(inTime, works)).toEqual([]))

test('once the time is over, any event hands in all unconfirmed answers', () => {
  const late = steps.filter((step) => isAnswering(step) && phaseOf(step) === 'over' && step.to[0] !== 'closed')
  expect(late.length).toBeGreaterThan(0)
  const handedIn = late.filter(({ to, after, does }) => {
    const isWhole = isDeepStrictEqual(after.pending, { key: 'key', answers: after.unsaved })
    return to.join() === 'submitting' && isWhole && does.includes('keep')
  })
  expect(late.filter((step) => !handedIn.includes(step)).map(({ from, event }) => ({ from, event }))).toEqual([])
})

test('in the last five minutes any event warns the student', () => {
  const close = steps.filter((step) => isAnswering(step) && phaseOf(step) === pressing && step.to.length > 1)
  expect(close.length).toBeGreaterThan(0)
  expect(close.filter(({ to }) => !to.includes(pressing)).map(({ from, event }) => ({ from, event }))).toEqual([])
})

/** Actions on the answers whenever the saving reports. */
const keeping = ['keep', 'send work.change']

test('whatever a reload needs is kept as soon as it changes', () => {
  const forgotten = steps.filter(({ from, before, after, does, to }) => {
    const isChanged = from[0] !== 'start' && !isDeepStrictEqual(keptOf(after), keptOf(before))
    return isChanged && !does.some((act) => (to[0] === 'submitted' ? ['forget'] : keeping).includes(act))
  })
  expect(forgotten.map(({ from, event }) => ({ from, event }))).toEqual([])
})
