import { expect, test } from 'vitest'
import { bindMobileTable } from '#tests/support/charts/form-tables.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { BindMobileContext } from './bind-mobile.types.ts'

type BindStep = Step<BindMobileContext>

const steps: readonly BindStep[] = stepsOf(bindMobileTable)

const isComplete = when(
  'the field of the channel and the code are right, and consent is given where it is needed',
  ({ before: { channel, form, needsConsent } }: BindStep) =>
    form[channel] !== '' && form.verificationCode !== '' && (form.agreed || !needsConsent),
)
const changed = so('what is typed stands there, and no message', ({ given, before, after }: BindStep) => {
  const wanted = { ...before.form, ...given['changes'] }
  return JSON.stringify(after.form) === JSON.stringify(wanted) && after.failure === null
})
const kept = so('nothing that was typed is lost', ({ before, after }: BindStep) => after.form === before.form)
const tried = so('from now on it says what is missing', ({ after }: BindStep) => after.wasTried)
const quiet = so('no message is left', ({ after }: BindStep) => after.failure === null)
const answerShown = so('the answer is told', ({ given, after }: BindStep) => after.failure === given['output'])
const lost = so('it is told that no answer came', ({ given, after }: BindStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})

const rules: readonly Rule[] = [
  ['start', 'stranger', 'editing', quiet],
  ['start', 'teacher', 'editing', quiet],
  ['start', 'teacherByEmail', 'editing', quiet],

  ['editing', 'form.change', 'stays', changed],
  ['editing', 'form.submit', 'submitting', isComplete, kept, quiet],
  ['editing', 'form.submit', 'stays', kept, tried],

  ['submitting', 'bind answered bound', 'bound', kept],
  ['submitting', 'bind answered refused', 'editing', answerShown, kept],
  ['submitting', 'bind answered tooManyDevices', 'editing', answerShown, kept],
  ['submitting', 'bind answered stateInvalid', 'editing', answerShown, kept],
  ['submitting', 'bind failed', 'editing', lost, kept],
]

const works: readonly Work[] = [['submitting', 'bind', ({ before: { form } }: BindStep) => form]]

test('the form waits until it is complete, and keeps what was typed', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the whole form is sent', () => expect(workBreachesOf(steps, works)).toEqual([]))
