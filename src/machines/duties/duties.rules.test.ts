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
  [from, event, 'passwordChange', owes('mustChangePassword'), ...notes],
  [from, event, 'binding', owes('offersBinding'), 'send effect.request', asks('bindingOffered'), ...notes],
  [from, event, 'none', ...notes],
]

const rules: readonly Rule[] = [
  ['start', 'nothing', 'none'],
  ['start', 'everything', 'passwordChange'],
  ['start', 'consentAndMobile', 'consent'],
  ['start', 'consent', 'consent'],
  ['start', 'mobile', 'binding', 'send effect.request', asks('bindingOffered')],

  ['none', 'person.meet', 'consent', owes('consentNeeded'), knows],
  ['*', 'person.meet', 'stays', knows],
  ['none', 'password.need', 'passwordChange', 'send person.change', isOwed],
  ['*', 'password.need', 'stays', 'send person.change', isOwed],

  ['none', 'password.renew', 'leavingChanged'],
  ['passwordChange', 'password.renew', 'leavingChanged'],
  // A new password has ended every session, whether or not the sign-out gets a response.
  ['leavingChanged', 'depart answered', 'departed'],
  ['leavingChanged', 'depart failed', 'departed'],
  ['passwordChange', 'password.refuse', 'leavingUnchanged', isQuiet],
  ['leavingUnchanged', 'quit answered', 'signedOut'],
  ['leavingUnchanged', 'quit failed', 'passwordChange', says],

  ['consent', 'consent.accept', 'accepting', isQuiet],
  ['consent', 'consent.refuse', 'leavingRefused'],
  ...nextDuty('accepting', 'acceptConsent answered', 'send person.change', isOff('consentNeeded')),
  ['accepting', 'acceptConsent failed', 'consent', says],
  ['leavingRefused', 'refuse answered', 'signedOut'],
  ['leavingRefused', 'refuse failed', 'consent', says],

  ['binding', 'binding.postpone', 'passwordChange', owes('mustChangePassword'), 'send person.change'],
  ['binding', 'binding.postpone', 'consent', owes('consentNeeded'), 'send person.change'],
  ['binding', 'binding.postpone', 'none', 'send person.change', isOff('offersBinding')],
  [
    'binding',
    'binding.start',
    'passwordChange',
    owes('mustChangePassword'),
    'send person.change',
    'send effect.request',
    asks('bindingStarted'),
  ],
  [
    'binding',
    'binding.start',
    'consent',
    owes('consentNeeded'),
    'send person.change',
    'send effect.request',
    asks('bindingStarted'),
  ],
  [
    'binding',
    'binding.start',
    'none',
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

test('each state asks what it is about', () => expect(workBreachesOf(steps, work)).toEqual([]))
