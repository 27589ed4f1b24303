import { expect, test } from 'vitest'
import { currentConsent } from '#domain/accounts/consent.ts'
import { start, type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { loginTable } from '#tests/support/charts/login-table.ts'
import type { LoginMachineContext } from './login.types.ts'

const steps: readonly Step<LoginMachineContext>[] = stepsOf(loginTable)

const inner = ['tab', 'sms', 'qr', 'messaging', 'interruption']

/** The state of each region: "consent" → "open". A hidden form has no regions. */
function standing(states: readonly string[]): ReadonlyMap<string, string> {
  const regions = states.map((state) => state.replace('form.shown.', '').split('.') as [string, string])
  const isShown = regions.some(([region]) => inner.includes(region))
  return new Map(isShown ? [...regions, ['form', 'shown']] : regions)
}

/** Every distinct transition of a region, as "region: from · event → to". */
const changes = new Set(
  steps
    .filter(({ from }) => from[0] !== start)
    .flatMap(({ from, event, to }) => {
      const after = standing(to)
      return [...standing(from)]
        .filter(([region, state]) => after.has(region) && after.get(region) !== state)
        .map(([region, state]) => `${region}: ${state} · ${event} → ${after.get(region)}`)
    }),
)

const rules = [
  'guide: resting · guide.arrive → asking',
  'guide: asking · guide answered → resting',
  'guide: asking · guide failed → resting',

  'consent: asked · consent.give → given',
  'consent: asked · consent.withdraw → kept',
  'consent: asked · guide answered → given',
  'consent: given · consent.withdraw → open',
  'consent: kept · consent.give → given',
  'consent: kept · consent.need → asked',
  'consent: kept · guide answered → given',
  'consent: open · consent.give → given',
  'consent: open · guide answered → given',

  'form: hidden · visitor.return → shown',
  'form: shown · devices answered signedIn → signedIn',
  'form: shown · visitor.leave → hidden',
  'form: shown · messaging answered signedIn → signedIn',
  'form: shown · password answered → signedIn',
  'form: shown · qr answered signedIn → signedIn',
  'form: shown · sms answered → signedIn',

  'tab: passwordShown · tab.sms → smsShown',
  'tab: smsShown · tab.password → passwordShown',

  'sms: absent · sms.arrive → present',
  'sms: present · code failed → absent',
  'sms: present · sms failed → absent',

  'qr: absent · qr.arrive → present',
  'qr: present · qr failed → absent',
  'qr: present · qr.leave → absent',
  'qr: present · qr answered unbound → absent',

  'messaging: unused · messaging.open → wanted',
  'messaging: wanted · messaging.arrive → used',
  'messaging: used · messaging failed → wanted',
  'messaging: used · messaging answered unbound → unused',

  'interruption: absent · captcha.need → puzzleShown',
  'interruption: absent · devices.exceed → devicesShown',
  'interruption: puzzleShown · puzzle answered → absent',
  'interruption: puzzleShown · captcha.close → absent',
  'interruption: puzzleShown · puzzle failed → absent',
  'interruption: puzzleShown · devices.exceed → devicesShown',
  'interruption: devicesShown · captcha.need → puzzleShown',
  'interruption: devicesShown · devices.close → absent',
  'interruption: devicesShown · devices failed → absent',
]

test('the chart goes where the specification says, and nowhere else', () =>
  expect([...changes].toSorted()).toEqual(rules.toSorted()))

test('the state of the documents determines what accompanies a sign-in', () => {
  const pairs = steps.map(({ to, after }) => [standing(to).get('consent'), after.agreement])
  expect(new Set(pairs.map((one) => JSON.stringify(one)))).toEqual(
    new Set(
      [
        ['open', { agreed: false, accepted: [] }],
        ['asked', { agreed: false, accepted: [] }],
        ['kept', { agreed: true, accepted: [] }],
        ['given', { agreed: true, accepted: currentConsent }],
      ].map((one) => JSON.stringify(one)),
    ),
  )
})

test('the ways are told about the documents, and the waiting one is told the outcome', () => {
  const answering = new Set(steps.flatMap(({ event, does }) => does.filter((one) => one === 'answer').map(() => event)))
  expect([...answering].toSorted()).toEqual([
    'captcha.close',
    'devices failed',
    'devices.close',
    'puzzle answered',
    'puzzle failed',
  ])
  // A second interruption replaces the first, whose way must not wait for ever.
  const displacing = new Set(steps.filter(({ does }) => does.includes('displaceWay')).map(({ event }) => event))
  expect([...displacing].toSorted()).toEqual(['captcha.need', 'devices.exceed'])
  const moved = steps.filter(({ from, to }) => standing(from).get('consent') !== standing(to).get('consent'))
  expect(moved.filter(({ does }) => !does.includes('tellWays'))).toEqual([])
})
