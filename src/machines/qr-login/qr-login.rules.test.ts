import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { qrLoginTable } from '#tests/support/charts/tables.ts'
import type { QrLoginContext } from './qr-login.types.ts'

type QrStep = Step<QrLoginContext>

/** The device dialog is open where the sign-in failed. */
const isPossible = ({ type }: AnyEventObject, snapshot: AnyMachineSnapshot) =>
  !type.startsWith('devices.') || snapshot.matches({ open: { code: 'loginFailed' } })

/** The number of tries, and what was stored, only matter until there is a code. */
const keyOf = ({ code, kept, attempts, endsAt, ...context }: QrLoginContext, now: number) => [
  context.failure?.kind === 'tooManyDevices',
  code === null ? [kept !== null, Math.min(attempts, 2)] : endsAt <= now,
]

const steps: readonly QrStep[] = stepsOf({ ...qrLoginTable, isPossible, key: keyOf })

/** The code's remaining time after the step; a delay elapses completely first. */
const isOver = when('the code’s time is over', ({ before, times: [, now] }: QrStep) => before.endsAt <= now)
const isAway = when('the page is hidden or offline', ({ to }: QrStep) =>
  to.some((state) => state === 'open.page.hidden' || state === 'open.network.offline'),
)
const isWorthATry = when('it is the first or second try', ({ before }: QrStep) => before.attempts < 2)
const longer = so('the next try comes later', ({ before, after }: QrStep) => after.attempts === before.attempts + 1)
const fresh = so('nothing of the former code stays', ({ given, after }: QrStep) =>
  after.code === given['output'].code ? after.who === null && after.ticket === null && after.failure === null : false,
)
const says = so('it says why', ({ after }: QrStep) => after.message !== '')
const fails = (kind?: string) =>
  so(`it says why (${kind})`, ({ after }: QrStep) => after.failure?.kind === (kind ?? after.failure?.kind))
const knowsWho = so('it says who scanned it', ({ after }: QrStep) => after.who === '林**')
const takesTicket = so('the ticket is taken', ({ after }: QrStep) => after.ticket?.token === 'ticket')
const atItsEnd = so('its time is over', ({ before, times: [, now] }: QrStep) => now >= before.endsAt)
/** A service that does not respond is asked after 2, 4, 8 and 15 seconds. */
const inTime = so(
  'two seconds have passed, or more after each failure',
  ({ before: { attempts }, times: [then, now] }: QrStep) =>
    now - then >= 2000 ? attempts > 0 || now - then === 2000 : false,
)
const noted = so('the service is asked now', ({ after, times: [, now] }: QrStep) => after.polledAt === now)
const inThreeSeconds = so('three seconds have passed', ({ times: [then, now] }) => now - then === 3000)
const notTooSoon = so(
  '1.5 s have passed since the last time',
  ({ before, times: [, now] }: QrStep) => now - before.polledAt >= 1500,
)

/** How a waiting code changes while polling rests. */
const resting = (from: string, event: string, state: string, ...notes: readonly Rule[3][]): readonly Rule[] => [
  [from, event, 'expired', isOver, ...notes],
  [from, event, `${state}.paused`, isAway, ...notes],
  [from, event, `${state}.resting`, ...notes],
]

/** Events a code handles in every waiting state. */
const around = ['page.hide', 'page.show', 'network.drop', 'network.return'] as const

/** Polling the code's state, before or after the scan. */
const waiting = (state: 'loaded' | 'scanned', poll: 'pollLoaded' | 'pollScanned'): readonly Rule[] => [
  [state, 'after untilExpiry', 'expired', atItsEnd],
  [`${state}.resting`, 'after pollDelay', `${state}.polling`, inTime, noted],
  [`${state}.returned`, 'after untilPollAllowed', `${state}.polling`, notTooSoon, noted],
  ...around.flatMap((event): readonly Rule[] => [
    [`${state}.resting`, event, 'expired', isOver],
    [`${state}.paused`, event, 'expired', isOver],
  ]),
  ...['page.hide', 'network.drop'].flatMap((event): readonly Rule[] => [
    [`${state}.resting`, event, `${state}.paused`],
    [`${state}.returned`, event, 'expired', isOver],
    [`${state}.returned`, event, `${state}.paused`],
  ]),
  ...['page.show', 'network.return'].flatMap((event): readonly Rule[] => [
    [`${state}.paused`, event, 'stays', isAway],
    [`${state}.paused`, event, `${state}.returned`],
  ]),
  ...resting(`${state}.polling`, `${poll} answered waiting`, state),
  ...resting(`${state}.polling`, `${poll} answered scanned`, 'scanned', knowsWho),
  ...resting(`${state}.polling`, `${poll} failed`, state, longer),
  [`${state}.polling`, `${poll} answered confirmed`, 'loggingIn', takesTicket],
  [`${state}.polling`, `${poll} answered cancelled`, 'cancelled'],
  [`${state}.polling`, `${poll} answered expired`, 'expired'],
  [`${state}.polling`, `${poll} answered refused`, 'loginFailed', fails('refused')],
]

const code: readonly Rule[] = [
  // The ticket is valid once: requesting another code now could only lose it.
  ['loggingIn', 'qr.refresh', 'ignored'],
  ['loading.requesting', 'qr.refresh', 'stays', 'start request'],
  ['', 'qr.refresh', 'loading.requesting'],

  ['loading.waiting', 'after untilPollAllowed', 'loading.resuming', notTooSoon],
  ['loading.resuming', 'resume answered scanned', 'scanned.paused', isAway, knowsWho],
  ['loading.resuming', 'resume answered scanned', 'scanned.resting', knowsWho],
  ['loading.resuming', 'resume answered confirmed', 'loggingIn', takesTicket],
  ['loading.resuming', 'resume answered gone', 'loading.requesting'],
  ['loading.resuming', 'resume failed', 'loading.delayed', isWorthATry, longer],
  ['loading.resuming', 'resume failed', 'loading.requesting'],
  ['loading.delayed', 'after pollDelay', 'loading.resuming', inTime],
  ['loading.requesting', 'request answered made', 'loaded.paused', isAway, 'keep', fresh],
  ['loading.requesting', 'request answered made', 'loaded.resting', 'keep', fresh],
  ['loading.requesting', 'request answered refused', 'loadFailed', says],
  ['loading.requesting', 'request failed', 'loadFailed', says],

  ['loadFailed', 'network.return', 'loading.requesting'],
  ...waiting('loaded', 'pollLoaded'),
  ...waiting('scanned', 'pollScanned'),

  ['loggingIn', 'redeem answered signedIn', 'signedIn', 'forget'],
  ['loggingIn', 'redeem answered unbound', 'unbound', 'forget'],
  ['loggingIn', 'redeem answered tooManyDevices', 'loginFailed', 'send devices.exceed', fails('tooManyDevices')],
  ...['notTeacher', 'locked', 'wrongPassword', 'refused', 'unknown'].map((kind): Rule => [
    'loggingIn',
    `redeem answered ${kind}`,
    'loginFailed',
    fails(kind),
  ]),
  ['loggingIn', 'redeem failed', 'loginFailed', fails('refused')],
  ['loginFailed', 'devices.close', 'loading.requesting'],
  ['cancelled', 'after regenerateAfterCancel', 'loading.requesting', inThreeSeconds],
]

/** Rules of the code's own region. */
const ofCode = ([from, event, to, ...notes]: Rule): Rule => {
  const isApart = ['stays', 'ignored', 'signedIn', 'unbound'].includes(to)
  return [from === '' ? 'open.code' : `open.code.${from}`, event, isApart ? to : `open.code.${to}`, ...notes]
}

const begunIn = (state: string) => [`open.code.${state}`, 'open.page.visible', 'open.network.online'].join(' + ')

const rules: readonly Rule[] = [
  ['start', 'anew', begunIn('loading.requesting')],
  ['start', 'kept', begunIn('loading.waiting')],
  ...code.map(ofCode),
  ['open.page', 'page.hide', 'open.page.hidden'],
  ['open.page', 'page.show', 'open.page.visible'],
  ['open.network', 'network.drop', 'open.network.offline'],
  [
    'open.network',
    'network.return',
    'open.network.online',
    so('tries begin anew', ({ after }) => after.attempts === 0),
  ],
]

const key = { qrId: 'id-1', qrToken: 'token-1' }

const work: readonly Work[] = [
  ['open.code.loading.requesting', 'request', ({ after: { code, kept } }: QrStep) => ({ former: code ?? kept })],
  ['open.code.loading.resuming', 'resume', () => key],
  ['open.code.loaded.polling', 'pollLoaded', () => key],
  ['open.code.scanned.polling', 'pollScanned', () => key],
  ['open.code.loggingIn', 'redeem', () => ({ token: 'ticket', ticketType: '101' })],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('the service is asked with name and secret of the code alone', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))

test('only a confirmed code redeems anything', () => {
  const redeeming = steps.filter(({ starts }) => starts.some(({ id }) => id === 'redeem'))
  expect(new Set(redeeming.map(({ event }) => event))).toEqual(
    new Set(['resume answered confirmed', 'pollLoaded answered confirmed', 'pollScanned answered confirmed']),
  )
})
