import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { smsLoginTable } from '#tests/support/charts/tables.ts'
import type { SmsLoginContext, SmsProblem } from './sms-login.types.ts'

type LoginStep = Step<SmsLoginContext>

const steps: readonly LoginStep[] = stepsOf(smsLoginTable)

/** The first problem, among eleven digits, six digits, and a box. */
function problemIn({ mobile, code, agreed }: SmsLoginContext): SmsProblem | null {
  if (mobile === '') return 'mobileMissing'
  if (!/^1[3-9]\d{9}$/.test(mobile)) return 'mobileInvalid'
  if (code === '') return 'codeMissing'
  if (!/^\d{6}$/.test(code)) return 'codeInvalid'
  return agreed ? null : 'consentMissing'
}

const isRight = when('mobile, code and box are right', ({ before }: LoginStep) => problemIn(before) === null)
const typed = so('what is typed stands there, and no message', ({ given, after }: LoginStep) => {
  const field = given.type === 'mobile.change' ? 'mobile' : 'code'
  return after[field] === given['text'] && after.problem === null && after.failure === null
})
const ticked = so('the box is as it was ticked', ({ given, after }: LoginStep) => after.agreed === given['agreed'])
const asked = so('the first thing that is wrong is told, and nothing else', ({ after }: LoginStep) => {
  return after.problem === problemIn(after) && after.failure === null
})
const answerShown = so('the answer is told', ({ given, after }: LoginStep) => after.failure === given['output'])
const lost = so('the lost answer is told in its words', ({ given, after }: LoginStep) => {
  const { failure } = after
  return failure?.kind === 'refused' && failure.message === given['error'].message
})
const kept = so('nothing that was typed is lost', ({ before, after }: LoginStep) =>
  (['mobile', 'code', 'agreed'] as const).every((field) => after[field] === before[field]),
)
const quiet = so('nothing is said', ({ after }: LoginStep) => after.problem === null && after.failure === null)

const rules: readonly Rule[] = [
  ['start', 'empty', 'editing', quiet],
  ['start', 'mobile', 'editing', quiet],

  ['editing', 'mobile.change', 'stays', typed],
  ['editing', 'code.change', 'stays', typed],
  ['editing', 'consent.change', 'stays', ticked, quiet],
  ['editing', 'form.submit', 'submitting', isRight, kept, quiet],
  ['editing', 'form.submit', 'stays', asked, kept],
  ['editing', 'devices.close', 'stays', quiet, kept],

  ['submitting', 'login answered signedIn', 'signedIn'],
  ['submitting', 'login answered tooManyDevices', 'editing', 'send devices.exceed', answerShown, kept],
  ['submitting', 'login answered codeRefused', 'editing', answerShown, kept],
  ['submitting', 'login answered consentOutdated', 'editing', 'send consent.need', answerShown, kept],
  ['submitting', 'login answered refused', 'editing', answerShown, kept],
  ['submitting', 'login failed', 'editing', lost, kept],
  ['submitting', 'consent.change', 'stays', ticked],
]

const works: readonly Work[] = [
  ['submitting', 'login', ({ before: { mobile, code, accepted } }: LoginStep) => ({ mobile, code, accepted })],
]

test('the form asks, sends and tells as the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('nothing is sent but the mobile and the code that were typed', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
