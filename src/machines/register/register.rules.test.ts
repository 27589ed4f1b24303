import { expect, test } from 'vitest'
import { registerTable } from '#tests/support/charts/form-tables.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { RegisterContext } from './register.types.ts'

type RegisterStep = Step<RegisterContext>

const steps: readonly RegisterStep[] = stepsOf(registerTable)

const isComplete = when('every field is filled in', ({ before: { form } }: RegisterStep) =>
  Object.values(form).every((value) => value !== '' && value !== null && value !== false),
)
const changed = so('what is typed stands there, and no message', ({ given, before, after }: RegisterStep) => {
  const wanted = { ...before.form, ...given['changes'] }
  return JSON.stringify(after.form) === JSON.stringify(wanted) && after.failure === null
})
const kept = so('nothing that was typed is lost', ({ before, after }: RegisterStep) => after.form === before.form)
const tried = so(
  'from now on it says what is missing',
  ({ after }: RegisterStep) => after.wasTried && after.failure === null,
)
const quiet = so('no message is left', ({ after }: RegisterStep) => after.failure === null)
const answerShown = so('the answer is told', ({ given, after }: RegisterStep) => after.failure === given['output'])
const lost = so('it is told that no answer came', ({ given, after }: RegisterStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})
const applied = so(
  'the school is known by its name',
  ({ given, after }: RegisterStep) => after.schoolName === given['output'].schoolName,
)

const rules: readonly Rule[] = [
  ['start', 'empty', 'editing', quiet],

  ['editing', 'form.change', 'stays', changed],
  ['editing', 'form.submit', 'submitting', isComplete, kept, quiet],
  ['editing', 'form.submit', 'stays', kept, tried],

  ['submitting', 'register answered applied', 'applied', applied, kept],
  ['submitting', 'register answered refused', 'editing', answerShown, kept],
  ['submitting', 'register failed', 'editing', lost, kept],
]

const works: readonly Work[] = [['submitting', 'register', ({ before: { form } }: RegisterStep) => form]]

test('whatever is answered, what was typed stays', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the whole form is sent, once for each press', () => expect(workBreachesOf(steps, works)).toEqual([]))
