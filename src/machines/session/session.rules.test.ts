import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/machine-rules.ts'
import { sessionTable } from '#tests/support/machine-session-table.ts'
import { type Step, stepsOf } from '#tests/support/machine-steps.ts'
import type { Person, SessionContext, WhoAnswer } from './session.types.ts'

type SessionStep = Step<SessionContext>

const wang: Person = {
  uid: 7,
  realname: '王老师',
  username: 'w',
  mobile: null,
  mustChangePassword: false,
  consentNeeded: false,
  offersBinding: false,
}
const li = { ...wang, uid: 8, realname: '李老师' }
const teacher = (person: Person): WhoAnswer => ({ kind: 'teacher', person })
const whoever = [teacher(wang), teacher(li), { kind: 'student' }, { kind: 'nobody' }]
const withDuties = [
  teacher({ ...wang, mustChangePassword: true, consentNeeded: true, offersBinding: true }),
  teacher({ ...wang, consentNeeded: true, offersBinding: true }),
  teacher({ ...wang, consentNeeded: true }),
  teacher({ ...wang, offersBinding: true }),
]

/** Whose page it is stays as it is while their session is in doubt, or while they have duties. */
const presenceSteps: readonly SessionStep[] = stepsOf({
  ...sessionTable,
  answers: { check: whoever, revalidate: whoever, probe: whoever, confirm: whoever },
  isPossible: ({ type }: AnyEventObject, { value, context }: AnyMachineSnapshot) => {
    if (/^(password|consent|binding)\./.test(type)) return false
    if (type === 'identity.check') return value['presence'] === 'sure'
    return type.startsWith('xstate.') || isSettled(value, context)
  },
})
const dutySteps: readonly SessionStep[] = stepsOf({
  ...sessionTable,
  answers: { check: [...withDuties, teacher(wang), { kind: 'nobody' }] },
  isPossible: ({ type }: AnyEventObject, { value, context }: AnyMachineSnapshot) => {
    if (/^(session|login|person|tab)\./.test(type)) return false
    if (type === 'identity.check') return value['identity'] !== 'signedIn'
    return type.startsWith('xstate.') || isSettled(value, context)
  },
})

function isSettled(value: AnyMachineSnapshot['value'], { person }: SessionContext): boolean {
  return typeof value === 'object' && (value['identity'] === 'signedIn' || person === null)
}

const isKnown = when('somebody works on this page', ({ before }: SessionStep) => before.person !== null)
const isSame = when('it is the one whose page this is', ({ given, before }: SessionStep) =>
  given['output'].kind === 'teacher' ? given['output'].person.uid === before.person?.uid : false,
)
const isOther = when('somebody else came in', ({ given, before }: SessionStep) =>
  before.person === null ? false : given['uid'] !== before.person.uid,
)
const isAskedOver = when('the sign-in stands over the page', ({ from }: SessionStep) =>
  ['presence.asking', 'presence.taken'].some((place) => from.includes(place)),
)
const isDesktop = when('it is the desktop host', ({ before }: SessionStep) => before.isDesktop)
const owes = (duty: 'mustChangePassword' | 'consentNeeded' | 'offersBinding') =>
  when(
    `the person is asked: ${duty}`,
    ({ given, before }: SessionStep) => (given['output']?.person ?? before.person)?.[duty] === true,
  )
const keepsPerson = so(
  'the page stays its person’s',
  ({ before, after }: SessionStep) => before.person?.uid === after.person?.uid,
)
const withholds = so(
  'no name of theirs is left',
  ({ before, after }: SessionStep) => after.person?.uid === before.person?.uid && after.person?.realname === '',
)
const namesAgain = so(
  'they are named again',
  ({ given, after }: SessionStep) => after.person?.realname === given['output'].person.realname,
)
const forgets = so('nothing of the person is left', ({ after }: SessionStep) =>
  after.person === null ? after.present === null && after.message === '' : false,
)
const blames = (isByOtherTab: boolean) =>
  so(
    isByOtherTab ? 'it is said to be another tab' : 'it is said to be time',
    ({ after }: SessionStep) => after.isByOtherTab === isByOtherTab,
  )
const says = so('it says why', ({ after }: SessionStep) => after.message !== '')
const isOff = (duty: 'consentNeeded' | 'offersBinding') =>
  so('it is not asked again', ({ after }: SessionStep) => after.person?.[duty] === false)

const handsBack = (from: string, event: string): Rule =>
  [from, event, 'presence.leaving', isDesktop, 'emit handedBack', keepsPerson] as const

/** Another account is signed in, or nobody is; the desktop host signs people in itself. */
const lost = (from: string, id: string): readonly Rule[] => [
  ...['teacher', 'student', 'nobody'].map((kind) => handsBack(from, `${id} answered ${kind}`)),
  ...lostInBrowser(from, id),
]

const lostInBrowser = (from: string, id: string): readonly Rule[] => [
  [from, `${id} answered teacher`, 'presence.taken', 'emit withdrawn', withholds],
  [from, `${id} answered student`, 'presence.asking', 'emit withdrawn', withholds],
  [from, `${id} answered nobody`, 'presence.asking', 'emit withdrawn', withholds],
]

const identity: readonly Rule[] = [
  ['start', 'browser', 'identity.checking + presence.sure + duties.none'],
  ['start', 'desktop', 'identity.checking + presence.sure + duties.none'],
  ['identity.checking', 'check answered teacher', 'identity.signedIn', 'emit entered'],
  ['identity.checking', 'check answered nobody', 'identity.signedOut', isDesktop, 'emit handedBack', forgets],
  ['identity.checking', 'check answered nobody', 'identity.signedOut', forgets],
  ['identity.checking', 'check failed', 'identity.unknown', so('it says why', ({ after }) => after.failure !== null)],
  ['identity.unknown', 'identity.check', 'identity.checking'],
  ['identity.signedIn', 'identity.forget', 'identity.signedOut', 'emit forgotten', forgets],
  ['presence', 'identity.forget', 'presence.sure'],
  ['duties', 'identity.forget', 'duties.none'],
  ['identity.signedOut', 'identity.check', 'identity.checking'],
]

const doubting = (state: string): readonly Rule[] => [
  [state, 'session.lose', 'presence.probing', isKnown, blames(false), keepsPerson],
  [state, 'tab.leave', 'presence.probing', isKnown, blames(true), keepsPerson],
  [state, 'tab.enter', 'presence.probing', isOther, blames(true), keepsPerson],
]

const presence: readonly Rule[] = [
  ['identity.checking', 'check answered student', 'identity.turnedAway', forgets],
  ['identity.signedIn', 'identity.check', 'identity.checking'],
  ['identity.turnedAway', 'identity.check', 'identity.checking'],
  ['identity.turnedAway', 'identity.forget', 'identity.signedOut'],
  ['identity.unknown', 'tab.enter', 'identity.checking'],
  ['identity.signedOut', 'tab.enter', 'identity.checking'],

  ...doubting('presence.sure'),
  ['presence.sure', 'session.revalidate', 'presence.revalidating', isKnown],
  ...doubting('presence.revalidating'),
  ['presence.revalidating', 'revalidate answered teacher', 'presence.sure', isSame, 'emit revalidated'],
  ...lost('presence.revalidating', 'revalidate'),
  ['presence.revalidating', 'revalidate failed', 'presence.sure', keepsPerson],

  ['presence.probing', 'probe answered teacher', 'presence.sure', isSame],
  ...lost('presence.probing', 'probe'),
  handsBack('presence.probing', 'probe failed'),
  ['presence.probing', 'probe failed', 'presence.asking', 'emit withdrawn', withholds],

  ['presence.asking', 'login.succeed', 'presence.confirming', keepsPerson],
  ['presence.asking', 'tab.enter', 'presence.confirming', keepsPerson],
  ['presence.asking', 'login.cancel', 'presence.sure', 'emit cancelled'],
  ['presence.taken', 'login.cancel', 'presence.sure', 'emit cancelled'],
  ['identity.signedIn', 'login.cancel', 'identity.signedOut', isAskedOver, 'emit forgotten', forgets],
  ['presence.taken', 'login.succeed', 'presence.confirming', keepsPerson],
  ['presence.taken', 'tab.enter', 'presence.confirming', keepsPerson],
  ['presence.taken', 'tab.leave', 'presence.asking', blames(true), keepsPerson],
  ['presence.taken', 'person.switch', 'presence.leaving', 'emit switched'],
  ['presence.confirming', 'confirm answered teacher', 'presence.sure', isSame, 'emit returned', namesAgain],
  ...lostInBrowser('presence.confirming', 'confirm'),
  ['presence.confirming', 'confirm failed', 'presence.asking', says, keepsPerson],
]
/** Of several duties the password comes first, then the documents, then a mobile. */
const nextDuty = (from: string, event: string, ...notes: readonly Rule[3][]): readonly Rule[] => [
  [from, event, 'duties.passwordChange', owes('mustChangePassword'), ...notes],
  [from, event, 'duties.binding', owes('offersBinding'), 'emit bindingOffered', ...notes],
  [from, event, 'duties.none', ...notes],
]

const duties: readonly Rule[] = [
  ['duties.none', 'check answered teacher', 'duties.passwordChange', owes('mustChangePassword')],
  ['duties.none', 'check answered teacher', 'duties.consent', owes('consentNeeded')],
  ['duties.none', 'check answered teacher', 'duties.binding', owes('offersBinding'), 'emit bindingOffered'],
  ['duties.none', 'password.need', 'duties.passwordChange', isKnown],
  [
    'duties',
    'password.need',
    'stays',
    isKnown,
    so('it is asked later', ({ after }) => after.person.mustChangePassword),
  ],
  ['duties.none', 'password.renew', 'duties.departing'],
  ['duties.passwordChange', 'password.renew', 'duties.departing'],
  ['duties.passwordChange', 'password.refuse', 'duties.quitting'],
  ['duties.quitting', 'quit answered', 'duties.none', 'emit signedOut'],
  ['identity.signedIn', 'quit answered', 'identity.signedOut', 'emit forgotten', forgets],
  ['duties.quitting', 'quit failed', 'duties.passwordChange', says],
  // A new password has ended every session, whether or not the sign-out is answered.
  ['duties.departing', 'depart answered', 'duties.departed', isDesktop, 'emit handedBack'],
  ['duties.departing', 'depart answered', 'duties.departed', 'emit expelled'],
  ['duties.departing', 'depart failed', 'duties.departed', isDesktop, 'emit handedBack'],
  ['duties.departing', 'depart failed', 'duties.departed', 'emit expelled'],

  ['duties.consent', 'consent.accept', 'duties.accepting'],
  ['duties.consent', 'consent.refuse', 'duties.refusing'],
  ...nextDuty('duties.accepting', 'acceptConsent answered', isOff('consentNeeded')),
  ['duties.accepting', 'acceptConsent failed', 'duties.consent', says],
  ['duties.refusing', 'refuse answered', 'duties.none', 'emit signedOut'],
  ['identity.signedIn', 'refuse answered', 'identity.signedOut', 'emit forgotten', forgets],
  ['duties.refusing', 'refuse failed', 'duties.consent', says],
  ['duties.binding', 'binding.postpone', 'duties.passwordChange', owes('mustChangePassword')],
  ['duties.binding', 'binding.postpone', 'duties.none', isOff('offersBinding')],
  ['duties.binding', 'binding.start', 'duties.passwordChange', owes('mustChangePassword'), 'emit bindingStarted'],
  ['duties.binding', 'binding.start', 'duties.none', 'emit bindingStarted', isOff('offersBinding')],
]

const work: readonly Work[] = [
  ['identity.checking', 'check'],
  ['presence.revalidating', 'revalidate'],
  ['presence.probing', 'probe'],
  ['presence.confirming', 'confirm'],
  ['duties.quitting', 'quit'],
  ['duties.departing', 'depart'],
  ['duties.accepting', 'acceptConsent'],
  ['duties.refusing', 'refuse'],
]

test('who is signed in, and whether that stands: the chart goes where the specification says', () =>
  expect(breachesOf(presenceSteps, [...identity, ...presence])).toEqual([]))

test('what has to be done first: the chart goes where the specification says', () =>
  expect(breachesOf(dutySteps, [...identity, ...duties])).toEqual([]))

test('each state asks what it is about', () =>
  expect(workBreachesOf([...presenceSteps, ...dutySteps], work)).toEqual([]))

test('the page of one person never becomes another’s but where somebody may have signed in here', () => {
  const changed = presenceSteps.filter(
    ({ before, after }) =>
      (before?.person ?? null) !== null && after.person !== null && before.person?.uid !== after.person.uid,
  )
  expect(new Set(changed.map(({ event }) => event))).toEqual(new Set(['check answered teacher']))
})
