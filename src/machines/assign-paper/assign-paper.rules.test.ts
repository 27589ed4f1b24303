import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { assignPaperTable } from '#tests/support/machine-paper-tables.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/machine-rules.ts'
import { type Step, stepsOf } from '#tests/support/machine-steps.ts'
import type { AssignPaperContext, AssignedTask } from './assign-paper.types.ts'

type AssignStep = Step<AssignPaperContext>

const steps: readonly AssignStep[] = stepsOf(assignPaperTable)

const isPressed = ({ given }: AssignStep, task: AssignedTask | undefined) => task?.testName === given['task'].testName

const mustSettle = when(
  'another task was sent whose answer was lost',
  (step: AssignStep) => step.before.unansweredSave !== null && !isPressed(step, step.before.unansweredSave.task),
)
const isSaved = when('the service has this task already', (step: AssignStep) =>
  isPressed(step, step.before.saved ?? undefined),
)
const mayBeOut = when('students may have it already', ({ before }: AssignStep) => before.isPublishUnanswered)
const isToPublish = when('it was to be published', ({ before }: AssignStep) => before.publishes)

const pressed = so('it is the task that was pressed, and nothing is said', (step: AssignStep) => {
  const { given, after } = step
  const isRight = isPressed(step, after.wanted?.task) && after.publishes === (given.type === 'task.publish')
  return isRight && after.failure === null
})
const known = so('the test is known by its id, and to have this task', ({ given, before, after }: AssignStep) => {
  const { testId, unansweredSave, saved } = after
  return testId === given['output'].testId && unansweredSave === null && saved === before.wanted?.task
})
const settled = so('the lost test is known by its id, and to have its task', ({ given, before, after }: AssignStep) => {
  const { testId, unansweredSave, saved } = after
  return testId === given['output'].testId && unansweredSave === null && saved === before.unansweredSave?.task
})
const nothingMade = so(
  'the lost save made nothing',
  ({ before, after }: AssignStep) => after.testId === before.testId && after.unansweredSave === null,
)
const told = so('the reason is told', ({ given, after }: AssignStep) => after.failure === given['output'])
const lost = so('it is told that no answer came', ({ given, after }: AssignStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})
const mayExist = so('a new test may exist now; a known one is known as before', ({ before, after }: AssignStep) => {
  return after.unansweredSave === (before.testId === null ? before.wanted : null) && after.testId === before.testId
})
const stillLost = so('the lost save is still to be settled', ({ before, after }: AssignStep) => {
  return after.unansweredSave !== null && after.unansweredSave === before.unansweredSave
})
const counted = so('the students who got it are counted', ({ given, after }: AssignStep) => {
  return after.assignedCount === given['output'].assignedCount && !after.isPublishUnanswered
})
const notOut = so('no student has it', ({ after }: AssignStep) => !after.isPublishUnanswered)
const perhapsOut = so('students may have it', ({ after }: AssignStep) => after.isPublishUnanswered)

const rules: readonly Rule[] = [
  ['start', 'anew', 'editing'],
  ['start', 'existing', 'editing'],
  ['start', 'lostSave', 'editing'],
  ['start', 'lostPublish', 'editing'],

  ['editing', 'task.publish', 'settling', mustSettle, pressed],
  ['editing', 'task.publish', 'publishing', isSaved, pressed],
  ['editing', 'task.publish', 'saving', pressed],
  ['editing', 'task.keep', 'ignored', mayBeOut],
  ['editing', 'task.keep', 'settling', mustSettle, pressed],
  ['editing', 'task.keep', 'done', isSaved, pressed],
  ['editing', 'task.keep', 'saving', pressed],

  ['settling', 'settle answered saved', 'saving', settled],
  ['settling', 'settle answered refused', 'saving', nothingMade],
  ['settling', 'settle failed', 'editing', lost, stillLost],

  ['saving', 'save answered saved', 'publishing', isToPublish, known],
  ['saving', 'save answered saved', 'done', known],
  ['saving', 'save answered refused', 'editing', told, nothingMade],
  ['saving', 'save failed', 'editing', lost, mayExist],

  ['publishing', 'publish answered published', 'done', counted],
  ['publishing', 'publish answered refused', 'editing', told, notOut],
  ['publishing', 'publish failed', 'editing', lost, perhapsOut],
]

const works: readonly Work[] = [
  ['settling', 'settle', ({ before }: AssignStep) => before.unansweredSave],
  ['saving', 'save', ({ after: { wanted, testId } }: AssignStep) => ({ ...wanted, testId })],
  ['publishing', 'publish', ({ after }: AssignStep) => ({ testId: after.testId })],
]

test('a task is saved, then published, and whatever fails leads back to the form', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('a test is changed and published by its id', () => expect(workBreachesOf(steps, works)).toEqual([]))

test('while a save has no answer, nothing else is sent as a new test', () => {
  const sent = steps.flatMap(({ starts, before, event }) =>
    starts.flatMap(({ input }) => ({ input: input as { testId: number | null }, before, event })),
  )
  const second = sent.filter(
    ({ input, before, event }) =>
      input.testId === null &&
      (before.unansweredSave ?? null) !== null &&
      event !== 'settle answered refused' &&
      !isDeepStrictEqual(input, before.unansweredSave),
  )
  expect(sent.length).toBeGreaterThan(0)
  expect(second).toEqual([])
})
