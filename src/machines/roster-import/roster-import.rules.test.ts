import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { rosterImportTable } from '#tests/support/charts/roster-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { RosterImportContext } from './roster-import.types.ts'

type ImportStep = Step<RosterImportContext>

const steps: readonly ImportStep[] = stepsOf(rosterImportTable)

const rowsToDecide = ({ view, decisions }: RosterImportContext) =>
  (view?.proposals ?? []).filter(({ row }) => !(row in decisions)).length

const isDecided = when(
  'no column waits to be confirmed, and every row that may be a student of the class is decided',
  ({ before }: ImportStep) =>
    rowsToDecide(before) === 0 && (before.view?.columns ?? []).every(({ isAsked }) => !isAsked),
)
const says = (kind: 'refused' | 'changed' | 'unanswered') =>
  so(`it says why (${kind})`, ({ after }: ImportStep) =>
    after.failure === null ? false : after.failure.kind === kind && after.failure.message !== '',
  )
const saysNothing = so('nothing went wrong', ({ after }: ImportStep) => after.failure === null)
const opensList = so('the list is open', ({ after }: ImportStep) => after.importId === 3)
const keepsSource = so('the list stays at hand', ({ before, after }: ImportStep) => after.source === before.source)
const keepsDecisions = so('the decisions stay', ({ before, after }: ImportStep) => after.decisions === before.decisions)
const forgets = so('nothing of the list is left', ({ after }: ImportStep) =>
  after.chosenWorksheets.length === 0
    ? [after.source, after.oneRosterClass, after.importId, after.view, after.result].every((one) => one === null)
    : false,
)
const decidesRow = so('the row is decided, or open again', ({ given, after }: ImportStep) =>
  given['decision'] === null ? !(1 in after.decisions) : after.decisions[1] === given['decision'],
)
const decidesAll = so('no row is left to decide', ({ after }: ImportStep) => rowsToDecide(after) === 0)
const hasChanged = so('nothing is left to change', ({ after }: ImportStep) => after.change === null)
const inOneSecond = so('one second has passed', ({ times: [before, after] }) => after - before === 1000)

const rules: readonly Rule[] = [
  ['start', 'class', 'resuming'],
  ['resuming', 'find answered none', 'choosing'],
  ['resuming', 'find answered read', 'loadingReview', opensList],
  ['resuming', 'find answered applied', 'following.asking', opensList],
  ['resuming', 'find failed', 'choosing'],

  ['choosing', 'list.read', 'reading', saysNothing],
  ['reading', 'read answered list', 'loadingReview', opensList],
  ['reading', 'read answered classes', 'choosingClass', keepsSource],
  ['reading', 'read answered refused', 'choosing', says('refused'), keepsSource],
  ['reading', 'read failed', 'choosing', says('unanswered'), keepsSource],
  ['reading', 'read answered sheets', 'choosingWorksheets', keepsSource],
  ['choosingWorksheets', 'sheets.choose', 'reading', saysNothing, keepsSource],
  ['choosingWorksheets', 'list.drop', 'choosing', forgets, saysNothing],
  ['choosingClass', 'class.choose', 'reading', saysNothing, keepsSource],
  ['choosingClass', 'list.drop', 'choosing', forgets, saysNothing],

  ['loadingReview', 'view answered view', 'reviewing'],
  ['loadingReview', 'view answered gone', 'choosing', forgets, says('refused')],
  ['loadingReview', 'view failed', 'reviewFailed', says('unanswered'), keepsDecisions],
  ['reviewFailed', 'view.retry', 'loadingReview', saysNothing, keepsDecisions],
  ['reviewFailed', 'list.drop', 'dropping'],

  ['reviewing', 'row.decide', 'stays', decidesRow, saysNothing],
  ['reviewing', 'rows.decide', 'stays', decidesAll, saysNothing],
  ['reviewing', 'list.apply', 'applying', isDecided],
  ['reviewing', 'list.apply', 'stays', so('it says what is missing', ({ after }) => after.wasTried === true)],
  ['reviewing', 'list.change', 'changing', saysNothing, keepsDecisions],
  ['changing', 'change answered view', 'reviewing', saysNothing, hasChanged],
  ['changing', 'change answered gone', 'choosing', forgets, says('refused')],
  ['changing', 'change failed', 'reviewing', says('unanswered'), keepsDecisions],
  ['reviewing', 'list.drop', 'dropping'],
  ['dropping', 'drop answered', 'choosing', forgets, saysNothing],
  ['dropping', 'drop failed', 'loadingReview', says('unanswered')],

  ['applying', 'apply answered started', 'following.asking', saysNothing],
  // Nothing is written that the teacher did not see.
  ['applying', 'apply answered changed', 'loadingReview', says('changed'), keepsDecisions],
  ['applying', 'apply answered refused', 'reviewing', says('refused'), keepsDecisions],
  ['applying', 'apply failed', 'reviewing', says('unanswered'), keepsDecisions],

  ['following.asking', 'ask answered running', 'following.waiting', saysNothing],
  [
    'following.asking',
    'ask answered done',
    'done',
    so('it says what was written', ({ after }) => after.result !== null),
  ],
  ['following.asking', 'ask answered failed', 'failed', so('it says how far', ({ after }) => after.written.done === 1)],
  ['following.asking', 'ask failed', 'following.waiting', says('unanswered')],
  ['following.waiting', 'after untilNextLook', 'following.asking', inOneSecond],
  ['done', 'list.next', 'choosing', forgets],
  ['failed', 'list.next', 'choosing', forgets],
]

const ofList = () => ({ importId: 3 })

const work: readonly Work[] = [
  ['resuming', 'find', () => ({ courseId: 1 })],
  [
    'reading',
    'read',
    ({ given, before, after }: ImportStep) => ({
      courseId: 1,
      source: given['source'] ?? before.source,
      sheets: given['names'] ?? after.chosenWorksheets,
      oneRosterClass: given['sourcedId'] ?? after.oneRosterClass,
    }),
  ],
  ['loadingReview', 'view', ofList],
  ['changing', 'change', ({ given, after }: ImportStep) => ({ importId: 3, change: given['change'] ?? after.change })],
  ['dropping', 'drop', ofList],
  [
    'applying',
    'apply',
    ({ before: { view, decisions } }: ImportStep) => ({ importId: 3, digest: view?.digest, decisions }),
  ],
  ['following.asking', 'ask', ofList],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the open list is read, reviewed, written as seen, and polled', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))

test('worksheets or a class are chosen for one list, and for no later one', () => {
  const brought = steps.filter(({ from, event }) => event === 'list.read' && from.includes('choosing'))
  expect(new Set(brought.flatMap(({ after }) => [...after.chosenWorksheets, after.oneRosterClass]))).toEqual(
    new Set([null]),
  )
})
