import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { asks } from '#tests/support/charts/session.rules.ts'
import { presenceTable } from '#tests/support/charts/session-table.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { PresenceContext } from './presence.types.ts'

type PresenceStep = Step<PresenceContext>

const steps: readonly PresenceStep[] = stepsOf(presenceTable)

const isSame = when('it is the one whose page this is', ({ given, before }: PresenceStep) =>
  given['output'].kind === 'teacher' ? given['output'].person.uid === before.uid : false,
)
const isOther = when('somebody else came in', ({ given, before }: PresenceStep) => given['uid'] !== before.uid)
const isDesktop = when('it is the desktop host', ({ before }: PresenceStep) => before.isDesktop)
const isTaken = when('another account is signed in', ({ from }: PresenceStep) => from.includes('doubtful.step.taken'))
const names = so('the other account is named', ({ given, after }: PresenceStep) => {
  return after.present !== null && after.present === given['output'].person
})
const namesNobody = so('no other account is named', ({ after }: PresenceStep) => after.present === null)
const says = so('it says why', ({ given, after }: PresenceStep) => after.message === given['error'].message)
const isQuiet = so('nothing is said', ({ after }: PresenceStep) => after.message === '')

/** Doubt has a cause and a step. */
const inDoubt = (cause: 'timePassed' | 'otherTabActed', step: string) =>
  `doubtful.cause.${cause} + doubtful.step.${step}`

const doubting = (state: string): readonly Rule[] => [
  [state, 'session.lose', inDoubt('timePassed', 'probing')],
  [state, 'tab.leave', inDoubt('otherTabActed', 'probing')],
  [state, 'tab.enter', inDoubt('otherTabActed', 'probing'), isOther],
]

/** Another account is signed in, or none; the desktop host signs people in itself. */
const lost = (from: string, id: string, step: (name: string) => string): readonly Rule[] => [
  ...['teacher', 'student', 'nobody'].map((kind): Rule => [from, `${id} answered ${kind}`, 'handedBack', isDesktop]),
  [from, `${id} answered teacher`, step('taken'), 'send person.withdraw', names],
  [from, `${id} answered student`, step('asking.fresh'), 'send person.withdraw', namesNobody],
  [from, `${id} answered nobody`, step('asking.fresh'), 'send person.withdraw', namesNobody],
]

const [probing, asking, taken, confirming] = ['probing', 'asking', 'taken', 'confirming'].map(
  (step) => `doubtful.step.${step}`,
) as [string, string, string, string]
const inSteps = (name: string) => `doubtful.step.${name}`

const rules: readonly Rule[] = [
  ['start', 'browser', 'sure'],
  ['start', 'desktop', 'sure'],

  ...doubting('sure'),
  ['sure', 'session.revalidate', 'revalidating'],
  ...doubting('revalidating'),
  [
    'revalidating',
    'revalidate answered teacher',
    'sure',
    isSame,
    'send person.meet',
    'send effect.request',
    asks('revalidated'),
  ],
  ...lost('revalidating', 'revalidate', (name) => inDoubt('timePassed', name)),
  ['revalidating', 'revalidate failed', 'sure'],

  [probing, 'probe answered teacher', 'sure', isSame, 'send person.meet', namesNobody],
  ...lost(probing, 'probe', inSteps),
  [probing, 'probe failed', 'handedBack', isDesktop],
  [probing, 'probe failed', `${asking}.fresh`, 'send person.withdraw', namesNobody],

  [asking, 'login.succeed', confirming, isQuiet],
  [asking, 'tab.enter', confirming, isQuiet],
  [asking, 'login.cancel', 'cancelled'],
  [taken, 'login.succeed', confirming],
  [taken, 'tab.enter', confirming],
  [taken, 'login.cancel', 'cancelled'],
  [taken, 'person.switch', 'switched'],
  [taken, 'tab.leave', `${asking}.fresh`, namesNobody],
  ['doubtful.cause', 'tab.leave', 'doubtful.cause.otherTabActed', isTaken],

  [
    confirming,
    'confirm answered teacher',
    'sure',
    isSame,
    'send person.meet',
    'send effect.request',
    asks('returned'),
    namesNobody,
  ],
  [confirming, 'confirm answered teacher', taken, 'send person.withdraw', names],
  [confirming, 'confirm answered student', `${asking}.fresh`, 'send person.withdraw', namesNobody],
  [confirming, 'confirm answered nobody', `${asking}.unconfirmed`, 'send person.withdraw', namesNobody],
  [confirming, 'confirm failed', `${asking}.failed`, says, namesNobody],
]

const work: readonly Work[] = [
  ['revalidating', 'revalidate'],
  [probing, 'probe'],
  [confirming, 'confirm'],
]

test('whether a session is still valid: the chart goes where the specification says', () =>
  expect(breachesOf(steps, rules)).toEqual([]))

test('each state sends its own request', () => expect(workBreachesOf(steps, work)).toEqual([]))
