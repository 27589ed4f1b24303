import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { sessionTable } from '#tests/support/charts/session-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { SessionContext } from './session.types.ts'

type SessionStep = Step<SessionContext>

const steps: readonly SessionStep[] = stepsOf(sessionTable)

const isSame = when(
  'it is the one whose page this is',
  ({ given, before }: SessionStep) => given['person'].uid === before.person?.uid,
)
const isTheirs = so('the page is theirs', ({ given, after }: SessionStep) => after.person === given['person'])
const forgets = so('nobody is known any more', ({ after }: SessionStep) => after.person === null)
const withholds = so(
  'no name of theirs is left',
  ({ before, after }: SessionStep) => after.person?.uid === before.person?.uid && after.person?.realname === '',
)
const changes = so('they are as they were told to be', ({ given, before, after }: SessionStep) =>
  isDeepStrictEqual(after.person, { ...before.person, ...given['changes'] }),
)

const toIdentity = ['identity.check', 'identity.forget'].map((event): Rule => ['*', event, 'stays', `send ${event}`])
const ofKnown = [
  'session.lose',
  'session.revalidate',
  'login.succeed',
  'login.cancel',
  'person.switch',
  'tab.leave',
  'password.need',
  'password.renew',
  'password.refuse',
  'consent.accept',
  'consent.refuse',
  'binding.start',
  'binding.postpone',
].map((event): Rule => ['known', event, 'stays', `send ${event}`])

const ends = (chart: string, kind: string): Rule =>
  ['known', `${chart} answered ${kind}`, 'anonymous', `emit ${kind}`, 'send identity.forget', forgets] as const
const leaves = (chart: string, kind: string): Rule =>
  ['known', `${chart} answered ${kind}`, 'left', `emit ${kind}`] as const

const rules: readonly Rule[] = [
  ['start', 'browser', 'anonymous', forgets],
  ['start', 'desktop', 'anonymous', forgets],

  ['anonymous', 'person.enter', 'known', 'emit entered', isTheirs],
  ['known', 'person.enter', 'stays', isSame, 'emit entered', 'send person.meet', isTheirs],
  // Nothing asked of somebody else is asked of the newcomer.
  ['known', 'person.enter', 'stays', 'emit entered', 'start presence', 'start duties', isTheirs],
  ['known', 'person.meet', 'stays', 'send person.meet', isTheirs],
  ['known', 'person.forget', 'anonymous', forgets],
  ['left', 'person.forget', 'anonymous', forgets],
  ['known', 'person.withdraw', 'stays', 'emit withdrawn', withholds],
  ['known', 'person.change', 'stays', changes],
  ['*', 'effect.request', 'stays', 'emit forgotten'],

  ends('presence', 'cancelled'),
  leaves('presence', 'switched'),
  leaves('presence', 'handedBack'),
  ends('duties', 'signedOut'),
  leaves('duties', 'expelled'),
  leaves('duties', 'handedBack'),

  ...toIdentity,
  ...ofKnown,
  ['known', 'tab.enter', 'stays', 'send tab.enter', 'send tab.enter'],
  ['*', 'tab.enter', 'stays', 'send tab.enter'],
]

const work: readonly Work[] = [
  ['*', 'identity', ({ after }) => ({ isDesktop: after.isDesktop })],
  ['known', 'presence', ({ after }) => ({ uid: after.person.uid, isDesktop: after.isDesktop })],
  ['known', 'duties', ({ after }) => ({ owed: after.person, isDesktop: after.isDesktop })],
]

test('who works on a page: the chart goes where the specification says', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('presence and duties run while somebody is known', () => expect(workBreachesOf(steps, work)).toEqual([]))
