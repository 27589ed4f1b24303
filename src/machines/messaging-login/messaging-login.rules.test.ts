import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { messagingLoginTable } from '#tests/support/charts/tables.ts'
import type { MessagingLoginContext } from './messaging-login.types.ts'

type MessagingStep = Step<MessagingLoginContext>

const steps: readonly MessagingStep[] = stepsOf(messagingLoginTable)

const hasConsent = when('the documents were accepted', ({ before }: MessagingStep) => before.accepted.length > 0)
const isAccepted = when('the box is ticked', ({ given }: MessagingStep) => given['agreed'] === true)
const ticked = so('the box is as it was ticked', ({ given, after }: MessagingStep) => after.agreed === given['agreed'])
const quiet = so('nothing is said', ({ after }: MessagingStep) => after.failure === null)
const answerShown = so('the answer is told', ({ given, after }: MessagingStep) => {
  const { failure } = after
  const { kind, message } = given['output']
  return failure?.kind === kind && (failure?.kind !== 'refused' || failure.message === message)
})
const lost = so('the lost answer is told in its words', ({ given, after }: MessagingStep) => {
  const { failure } = after
  return failure?.kind === 'refused' && failure.message === given['error'].message
})
const known = so('the person and the state of the callback are known', ({ given, after }: MessagingStep) => {
  const { binding } = after
  return binding?.openId === given['output'].openId && binding?.state === after.callback?.state
})

const rules: readonly Rule[] = [
  ['start', 'going', 'resting', quiet],
  ['start', 'back', 'returned', quiet],
  ['start', 'unconsented', 'returned', quiet],

  ['resting', 'provider.open', 'leaving', quiet],
  ['resting', 'devices.close', 'stays', quiet],
  ['resting', 'consent.change', 'stays', ticked],

  ['leaving', 'leave answered', 'resting', quiet],
  ['leaving', 'leave failed', 'resting', lost],
  ['leaving', 'consent.change', 'stays', ticked],

  ['returned', 'info answered known', 'entering.redeeming', known],
  ['returned', 'info answered unbound', 'unbound', known],
  ['returned', 'info answered refused', 'resting', answerShown],
  ['returned', 'info failed', 'resting', lost],
  ['returned', 'consent.change', 'stays', ticked],

  // Only people who have not accepted the documents yet are asked; a box ticked meanwhile counts.
  ['entering.redeeming', 'enter answered consentNeeded', 'entering.redeeming', hasConsent, 'start enter'],
  ['entering.redeeming', 'enter answered consentNeeded', 'entering.unconsented'],
  ['entering.unconsented', 'consent.change', 'entering.redeeming', isAccepted, ticked],
  ['entering.redeeming', 'enter answered signedIn', 'signedIn'],
  ['entering.redeeming', 'enter answered unbound', 'unbound'],
  ['entering.redeeming', 'enter answered tooManyDevices', 'resting', 'send devices.exceed', answerShown],
  ['entering.redeeming', 'enter answered refused', 'resting', answerShown],
  ['entering.redeeming', 'enter failed', 'resting', lost],
  ['entering.redeeming', 'consent.change', 'stays', ticked],
]

const works: readonly Work[] = [
  ['leaving', 'leave'],
  ['returned', 'info', () => ({ code: 'c', state: 's' })],
  [
    'entering.redeeming',
    'enter',
    ({ after }: MessagingStep) => ({ openId: 'o', state: 's', accepted: after.accepted }),
  ],
]

test('away to the provider, back, and in or on to binding', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the service gets the code and the person as they came back', () =>
  expect(workBreachesOf(steps, works)).toEqual([]))
