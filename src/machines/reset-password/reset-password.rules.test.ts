import { expect, test } from 'vitest'
import { resetPasswordTable } from '#tests/support/charts/form-tables.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { ResetPasswordContext } from './reset-password.types.ts'

type ResetStep = Step<ResetPasswordContext>

const steps: readonly ResetStep[] = stepsOf(resetPasswordTable)

const hasRecipient = when(
  'the mobile or the address, whichever was chosen, is typed',
  ({ before: { form, channel } }: ResetStep) => form[channel] !== '',
)
const hasCode = when('the code is typed', ({ before: { form } }: ResetStep) => form.verificationCode !== '')
const hasPassword = when('the new password is typed twice', ({ before: { form } }: ResetStep) => form.password !== '')
const blames = (field: string) =>
  when(`the ${field} is refused`, ({ given }: ResetStep) => given['output'].field === field)
const blamesRecipient = when(
  'the mobile or address that was sent is refused',
  ({ given, before }: ResetStep) => given['output'].field === before.channel,
)

const changed = so('what is typed stands there, and no message', ({ given, before, after }: ResetStep) => {
  const wanted = { ...before.form, ...given['changes'] }
  return JSON.stringify(after.form) === JSON.stringify(wanted) && after.failure === null
})
const chosen = so('the code is to come this way', ({ given, after }: ResetStep) => after.channel === given['channel'])
const kept = so('nothing that was typed is lost', ({ before, after }: ResetStep) => after.form === before.form)
const codeDropped = so('a code of another recipient is gone, and all else stays', ({ before, after }: ResetStep) => {
  return JSON.stringify(after.form) === JSON.stringify({ ...before.form, verificationCode: '' })
})
const tried = so('it says what is missing', ({ after }: ResetStep) => after.wasTried)
const afresh = so('nothing is said yet', ({ after }: ResetStep) => !after.wasTried && after.failure === null)
const answerShown = so('the answer is told', ({ given, after }: ResetStep) => after.failure === given['output'])
const lost = so('it is told that no answer came', ({ given, after }: ResetStep) => {
  const { failure } = after
  return failure?.kind === 'unanswered' && failure.message === given['error'].message
})

const rules: readonly Rule[] = [
  ['start', 'empty', 'askingMobile', afresh],

  ['askingMobile', 'form.change', 'stays', changed],
  ['askingMobile', 'channel.choose', 'stays', chosen, kept, afresh],
  ['askingMobile', 'step.next', 'askingCode', hasRecipient, codeDropped, afresh],
  ['askingMobile', 'step.next', 'stays', kept, tried],

  ['askingCode', 'form.change', 'stays', changed],
  ['askingCode', 'step.next', 'askingPassword', hasCode, kept, afresh],
  ['askingCode', 'step.next', 'stays', kept, tried],
  ['askingCode', 'step.back', 'askingMobile', kept, afresh],

  ['askingPassword', 'form.change', 'stays', changed],
  ['askingPassword', 'step.next', 'submitting', hasPassword, kept, afresh],
  ['askingPassword', 'step.next', 'stays', kept, tried],
  ['askingPassword', 'step.back', 'askingCode', kept, afresh],

  // The three are judged together, and each refusal leads to the step that can fix it.
  ['submitting', 'reset answered reset', 'reset', kept],
  ['submitting', 'reset answered refused', 'askingMobile', blamesRecipient, answerShown, kept],
  ['submitting', 'reset answered refused', 'askingCode', blames('verificationCode'), answerShown, kept],
  ['submitting', 'reset answered refused', 'askingPassword', answerShown, kept],
  ['submitting', 'reset failed', 'askingPassword', lost, kept],
]

const works: readonly Work[] = [
  ['submitting', 'reset', ({ before: { channel, form } }: ResetStep) => ({ channel, form })],
]

test('each step waits for what it asks, and a refusal leads back to its step', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the whole form is sent with the way that was chosen', () => expect(workBreachesOf(steps, works)).toEqual([]))
