import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { asks } from '#tests/support/charts/session.rules.ts'
import { identityTable } from '#tests/support/charts/session-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { IdentityContext } from './identity.types.ts'

type IdentityStep = Step<IdentityContext>

const steps: readonly IdentityStep[] = stepsOf(identityTable)

const isDesktop = when('it is the desktop host', ({ before }: IdentityStep) => before.isDesktop)
const saysWhy = so('it says why', ({ given, after }: IdentityStep) => after.failure === given['error'])

const rules: readonly Rule[] = [
  ['start', 'browser', 'checking'],
  ['start', 'desktop', 'checking'],

  ['checking', 'check answered teacher', 'signedIn', 'send person.enter'],
  ['checking', 'check answered student', 'turnedAway', 'send person.forget'],
  // The desktop host signs people in itself.
  [
    'checking',
    'check answered nobody',
    'signedOut',
    isDesktop,
    'send person.forget',
    'send effect.request',
    asks('handedBack'),
  ],
  ['checking', 'check answered nobody', 'signedOut', 'send person.forget'],
  ['checking', 'check failed', 'unknown', saysWhy],

  ['unknown', 'identity.check', 'checking'],
  ['unknown', 'tab.enter', 'checking'],
  ['signedIn', 'identity.check', 'checking'],
  ['signedIn', 'identity.forget', 'signedOut', 'send person.forget', 'send effect.request', asks('forgotten')],
  ['signedOut', 'identity.check', 'checking'],
  ['signedOut', 'tab.enter', 'checking'],
  ['turnedAway', 'identity.check', 'checking'],
  ['turnedAway', 'identity.forget', 'signedOut'],
]

const work: readonly Work[] = [['checking', 'check']]

test('who is signed in: the chart goes where the specification says', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('the service is asked at the start, and whenever somebody may have signed in', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))
