import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { asks } from '#tests/support/charts/session.rules.ts'
import { dutiesTable } from '#tests/support/charts/session-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { DutiesContext, Owed } from './duties.types.ts'

type DutiesStep = Step<DutiesContext>

const steps: readonly DutiesStep[] = stepsOf(dutiesTable)

const owes = (duty: keyof Owed) =>
  when(`the person is asked: ${duty}`, ({ given, before }: DutiesStep) => (given['person'] ?? before.owed)[duty])
const says = so('it says why', ({ given, after }: DutiesStep) => after.message === given['error'].message)
const isQuiet = so('nothing is said', ({ after }: DutiesStep) => after.message === '')
const knows = so('what the service said is known', ({ given, after }: DutiesStep) => after.owed === given['person'])
const isOwed = so('it is asked later', ({ after }: DutiesStep) => after.owed.mustChangePassword)
const isOff = (duty: keyof Owed) => so('it is not asked again', ({ after }: DutiesStep) => !after.owed[duty])

type Notes = readonly Rule[3][]

/** Among several duties the password comes first, then the documents, then a mobile. */
const nextDuty = (from: string, event: string, ...notes: Notes): readonly Rule[] => [
  [from, event, 'askingPassword', owes('mustChangePassword'), ...notes],
  [from, event, 'binding', owes('offersBinding'), 'send effect.request', asks('bindingOffered'), ...notes],
  [from, event, 'free', ...notes],
]

const rules: readonly Rule[] = [
  ['start', 'nothing', 'free'],
  ['start', 'everything', 'askingPassword'],
  ['start', 'consentAndMobile', 'askingConsent'],
  ['start', 'consent', 'askingConsent'],
  ['start', 'mobile', 'binding', 'send effect.request', asks('bindingOffered')],

  ['free', 'person.meet', 'askingConsent', owes('consentNeeded'), knows],
  ['*', 'person.meet', 'stays', knows],
  ['free', 'password.need', 'askingPassword', 'send person.change', isOwed],
  ['*', 'password.need', 'stays', 'send person.change', isOwed],

  ['free', 'password.renew', 'leavingChanged'],
  ['askingPassword', 'password.renew', 'leavingChanged'],
  // A new password has ended every session, whether or not the sign-out gets a response.
  ['leavingChanged', 'depart answered', 'departed'],
  ['leavingChanged', 'depart failed', 'departed'],
  ['askingPassword', 'password.refuse', 'leavingUnchanged', isQuiet],
  ['leavingUnchanged', 'quit answered', 'signedOut'],
  ['leavingUnchanged', 'quit failed', 'askingPassword', says],

  ['askingConsent', 'consent.accept', 'accepting', isQuiet],
  ['askingConsent', 'consent.refuse', 'leavingRefused'],
  ...nextDuty('accepting', 'acceptConsent answered', 'send person.change', isOff('consentNeeded')),
  ['accepting', 'acceptConsent failed', 'askingConsent', says],
  ['leavingRefused', 'refuse answered', 'signedOut'],
  ['leavingRefused', 'refuse failed', 'askingConsent', says],

  ['binding', 'binding.postpone', 'askingPassword', owes('mustChangePassword'), 'send person.change'],
  ['binding', 'binding.postpone', 'askingConsent', owes('consentNeeded'), 'send person.change'],
  ['binding', 'binding.postpone', 'free', 'send person.change', isOff('offersBinding')],
  [
    'binding',
    'binding.start',
    'askingPassword',
    owes('mustChangePassword'),
    'send person.change',
    'send effect.request',
    asks('bindingStarted'),
  ],
  [
    'binding',
    'binding.start',
    'askingConsent',
    owes('consentNeeded'),
    'send person.change',
    'send effect.request',
    asks('bindingStarted'),
  ],
  [
    'binding',
    'binding.start',
    'free',
    'send person.change',
    'send effect.request',
    asks('bindingStarted'),
    isOff('offersBinding'),
  ],
]

const work: readonly Work[] = [
  ['leavingUnchanged', 'quit'],
  ['leavingChanged', 'depart'],
  ['accepting', 'acceptConsent'],
  ['leavingRefused', 'refuse'],
]

test('what has to be done first: the chart goes where the specification says', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('each state sends its own request', () => expect(workBreachesOf(steps, work)).toEqual([]))
