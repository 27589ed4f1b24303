import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { assignPaperTable } from '#tests/support/charts/paper-tables.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { AssignPaperContext, NewAssignment } from './assign-paper.types.ts'

type AssignStep = Step<AssignPaperContext>

const steps: readonly AssignStep[] = stepsOf(assignPaperTable)

const isPressed = ({ given }: AssignStep, assignment: NewAssignment | undefined) =>
  assignment?.assignmentName === given['assignment'].assignmentName

/** Beside the form: what students may have can no longer be kept back. */
const none = 'open.publication.unpublished'
const perhaps = 'open.publication.perhapsPublished'
const editing = 'open.assigning.editing'
const settling = 'open.assigning.settling'
const saving = 'open.assigning.saving'
const publishing = 'open.assigning.publishing'

const mustSettle = when(
  'another assignment was sent whose answer was lost',
  (step: AssignStep) => step.before.unansweredSave !== null && !isPressed(step, step.before.unansweredSave.assignment),
)
const isSaved = when(
  'the service has this assignment already, and nothing is without an answer',
  (step: AssignStep) => step.before.unansweredSave === null && isPressed(step, step.before.saved ?? undefined),
)
const mayBeOut = when('students may have it already', ({ from }: AssignStep) => from.includes(perhaps))
const isToPublish = when('it was to be published', ({ before }: AssignStep) => before.publishes)

const pressed = so('it is the assignment that was pressed, and nothing is said', (step: AssignStep) => {
  const { given, after } = step
  const isRight = isPressed(step, after.wanted?.assignment) && after.publishes === (given.type === 'assignment.publish')
  return isRight && after.failure === null
})
const known = so(
  'the tests are known by their ids, and to have this assignment',
  ({ given, before, after }: AssignStep) => {
    const { assignmentIds, unansweredSave, saved } = after
    return (
      assignmentIds === given['output'].assignmentIds && unansweredSave === null && saved === before.wanted?.assignment
    )
  },
)
const settled = so(
  'the lost tests are known by their ids, and to have their assignment',
  ({ given, before, after }: AssignStep) => {
    const { assignmentIds, unansweredSave, saved } = after
    return (
      assignmentIds === given['output'].assignmentIds &&
      unansweredSave === null &&
      saved === before.unansweredSave?.assignment
    )
  },
)
const nothingMade = so(
  'the lost save made nothing',
  ({ before, after }: AssignStep) => after.assignmentIds === before.assignmentIds && after.unansweredSave === null,
)
const explained = so('the reason is told', ({ given, after }: AssignStep) => after.failure === given['output'])
const lost = so('it is told that no answer came', ({ given, after }: AssignStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})
const mayExist = so('it may have had its effect; what is known is known as before', ({ before, after }: AssignStep) => {
  return after.unansweredSave === before.wanted && after.assignmentIds === before.assignmentIds
})
const stillLost = so('the lost save is still to be settled', ({ before, after }: AssignStep) => {
  return after.unansweredSave !== null && after.unansweredSave === before.unansweredSave
})
const counted = so('the students who got it are counted', ({ given, after }: AssignStep) => {
  return after.assignedCount === given['output'].assignedCount
})
const rules: readonly Rule[] = [
  ['start', 'anew', `${editing} + ${none}`],
  ['start', 'existing', `${editing} + ${none}`],
  ['start', 'lostSave', `${editing} + ${none}`],
  ['start', 'lostPublish', `${editing} + ${perhaps}`],

  [editing, 'assignment.publish', settling, mustSettle, pressed],
  [editing, 'assignment.publish', publishing, isSaved, pressed],
  [editing, 'assignment.publish', saving, pressed],
  [editing, 'assignment.keep', 'ignored', mayBeOut],
  [editing, 'assignment.keep', settling, mustSettle, pressed],
  [editing, 'assignment.keep', 'done', isSaved, pressed],
  [editing, 'assignment.keep', saving, pressed],

  [settling, 'settle answered saved', saving, settled],
  [settling, 'settle answered refused', saving, nothingMade],
  [settling, 'settle failed', editing, lost, stillLost],

  [saving, 'save answered saved', publishing, isToPublish, known],
  [saving, 'save answered saved', 'done', known],
  [saving, 'save answered refused', editing, explained, nothingMade],
  [saving, 'save failed', editing, lost, mayExist],

  [publishing, 'publish answered published', 'done', counted],
  [publishing, 'publish answered refused', editing, explained],
  [publishing, 'publish failed', editing, lost],

  [none, 'publish failed', perhaps],
  [perhaps, 'publish answered refused', none],
]

const works: readonly Work[] = [
  [settling, 'settle', ({ before }: AssignStep) => before.unansweredSave],
  [saving, 'save', ({ after: { wanted, assignmentIds } }: AssignStep) => ({ ...wanted, assignmentIds })],
  [
    publishing,
    'publish',
    ({ after }: AssignStep) => ({ assignmentIds: after.assignmentIds, courseIds: after.wanted?.assignment.courseIds }),
  ],
]

test('an assignment is saved, then published, and every failure leads back to the form', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('assignments are changed and published by their ids', () => expect(workBreachesOf(steps, works)).toEqual([]))

test('while a save is unanswered, a press only resends that save', () => {
  const sent = steps.flatMap(({ starts, before, event }) => {
    const isPress = event.startsWith('assignment.') && (before.unansweredSave ?? null) !== null
    return isPress ? starts.map(({ input }) => ({ input, lost: before.unansweredSave })) : []
  })
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.filter(({ input, lost: unanswered }) => !isDeepStrictEqual(input, unanswered))).toEqual([])
})
