import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { passwordLoginTable } from '#tests/support/charts/tables.ts'
import type { PasswordLoginContext } from './password-login.types.ts'

type LoginStep = Step<PasswordLoginContext>

const steps: readonly LoginStep[] = stepsOf(passwordLoginTable)

const isComplete = when(
  'account and password are typed and the licence is ticked',
  ({ before: { account, password, agreed } }: LoginStep) => account.trim() !== '' && password !== '' && agreed,
)
const typed = so('what is typed stands there, and no message', ({ given, after }: LoginStep) => {
  const field = given.type === 'account.change' ? 'account' : 'password'
  return after[field] === given['text'] && after.missing === null && after.failure === null
})
const ticked = so('the box is as it was ticked', ({ given, after }: LoginStep) => after.agreed === given['agreed'])
const asked = so('the first thing that is missing is asked for, and nothing else said', ({ after }: LoginStep) => {
  const { account, password, missing, failure } = after
  return missing === (account.trim() === '' ? 'account' : password === '' ? 'password' : 'consent') && failure === null
})
const answerShown = so('the answer is told', ({ given, after }: LoginStep) => after.failure === given['output'])
const lost = so('the lost answer is told in its words', ({ given, after }: LoginStep) => {
  const { failure } = after
  return failure?.kind === 'refused' && failure.message === given['error'].message
})
const kept = so('nothing that was typed is lost', ({ before, after }: LoginStep) =>
  (['account', 'password', 'agreed'] as const).every((field) => after[field] === before[field]),
)
const quiet = so('nothing is said', ({ after }: LoginStep) => after.missing === null && after.failure === null)

const rules: readonly Rule[] = [
  ['start', 'empty', 'editing', quiet],
  ['start', 'account', 'editing', quiet],

  ['editing', 'account.change', 'stays', typed],
  ['editing', 'password.change', 'stays', typed],
  ['editing', 'consent.change', 'stays', ticked, quiet],
  ['editing', 'form.submit', 'submitting', isComplete, kept, quiet],
  ['editing', 'form.submit', 'stays', asked, kept],

  ['submitting', 'login answered signedIn', 'signedIn'],
  ['submitting', 'login answered captchaNeeded', 'challenged', 'send captcha.need', quiet, kept],
  ['submitting', 'login answered wrongPassword', 'failed', answerShown, kept],
  ['submitting', 'login answered tooManyDevices', 'failed', 'send devices.exceed', answerShown, kept],
  ['submitting', 'login answered locked', 'failed', answerShown, kept],
  ['submitting', 'login answered consentOutdated', 'failed', 'send consent.need', answerShown, kept],
  ['submitting', 'login answered refused', 'failed', answerShown, kept],
  ['submitting', 'login failed', 'failed', lost, kept],
  ['submitting', 'consent.change', 'stays', ticked],

  ['challenged', 'captcha.solve', 'submitting', kept],
  ['challenged', 'captcha.close', 'editing', quiet, kept],
  ['challenged', 'consent.change', 'stays', ticked],

  ['failed', 'account.change', 'editing', typed],
  ['failed', 'password.change', 'editing', typed],
  ['failed', 'consent.change', 'editing', ticked, quiet],
  ['failed', 'form.submit', 'submitting', isComplete, kept, quiet],
  ['failed', 'form.submit', 'editing', asked, kept],
  ['failed', 'devices.close', 'editing', quiet, kept],
]

const works: readonly Work[] = [
  [
    'submitting',
    'login',
    ({ before: { account, password, accepted }, given }: LoginStep) => ({
      account,
      password,
      token: given['token'] ?? null,
      accepted,
    }),
  ],
]

test('the form asks, sends and tells as the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('nothing is sent but what is typed, with the solved captcha', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
