import { expect, test } from 'vitest'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import { phoneScanTable } from '#tests/support/charts/tables.ts'
import { phoneScanMachine } from './phone-scan.machine.ts'
import type { AskProblem, PhoneScanContext, PhoneScanTag } from './phone-scan.types.ts'

type PhoneStep = Step<PhoneScanContext>

const typed = { 4: '4', 42: '42', '4a2': '42', '421': '42' }
const steps: readonly PhoneStep[] = stepsOf({
  ...phoneScanTable,
  payloads: { ...phoneScanTable.payloads, 'match.change': Object.keys(typed).map((text) => ({ text })) },
})

const hasCode = when('it was opened for a code', ({ before }: PhoneStep) => before.qrId !== null)
const isMatchMissing = when('a number is asked for, and not all of it is typed', ({ before }: PhoneStep) =>
  before.computer?.needsMatch === true ? before.match.length < 2 : false,
)
const opensCode = so('it is this code, and nothing of the former one stays', ({ given, after }: PhoneStep) =>
  after.qrId === given['qrId'] ? after.computer === null && after.match === '' && after.problem === null : false,
)
const closesCode = so('nothing of the code stays', ({ after }: PhoneStep) =>
  [after.qrId, after.computer, after.problem].every((one) => one === null),
)
const says = so('it says why', ({ after }: PhoneStep) => after.message !== '')
const shows = (kind: AskProblem['kind'] | null) =>
  so(`the question stays, with the problem ${kind}`, ({ before, after }: PhoneStep) =>
    after.computer === before.computer ? (after.problem?.kind ?? null) === kind : false,
  )
const keepsCode = (reason: PhoneScanContext['reason']) =>
  so(`nobody is signed in (${reason}), and the code is kept`, ({ before, after }: PhoneStep) =>
    after.reason === reason ? after.qrId === before.qrId && after.teacher === null && after.computer === null : false,
  )
const forgetsTeacher = so('nobody is known any more', ({ after }: PhoneStep) => after.teacher === null)
const asks = so('the computer is shown until the code ends', ({ given, after, times: [, now] }: PhoneStep) =>
  after.computer === given['output'].computer ? after.endsAt === now + given['output'].remaining : false,
)
const takesDigits = so('two digits at most are taken', ({ given, after }: PhoneStep) =>
  after.problem === null ? after.match === typed[given['text'] as keyof typeof typed] : false,
)
const atItsEnd = so('its time is over', ({ before, times: [, now] }: PhoneStep) => now >= before.endsAt)
const typesAgain = so('it is typed again', ({ after }: PhoneStep) => after.match === '')

const deciding = (state: string, decision: string, done: string): readonly Rule[] => [
  [state, `${decision} answered done`, done],
  [state, `${decision} answered matchWrong`, 'asking', shows('matchWrong'), typesAgain],
  [state, `${decision} answered refused`, 'asking', shows('refused')],
  [state, `${decision} answered expired`, 'expired'],
  [state, `${decision} answered decided`, 'decided'],
  [state, `${decision} answered signedOut`, 'signedOut', keepsCode('signedOut')],
  [state, `${decision} answered signInAgain`, 'signedOut', keepsCode('signInAgain')],
  // It is unknown whether it arrived: pressing again sends the same decision.
  [state, `${decision} failed`, 'asking', shows('unanswered')],
]

const inTwoSeconds = so('two seconds have passed', ({ times: [then, now] }: PhoneStep) => now - then === 2000)

/** Polling the computer's state. */
const watching = (state: 'confirmed' | 'deviceLimitReached', limit: number): readonly Rule[] => [
  [state, 'code.close', 'ready', closesCode],
  [
    `${state}.watched`,
    `after ${state}Watch`,
    `${state}.unwatched`,
    so('its time is over', ({ times: [then, now] }: PhoneStep) => now - then <= limit),
  ],
  [`${state}.watched.resting`, 'after watchPause', `${state}.watched.watching`, inTwoSeconds],
  [`${state}.watched.watching`, `${state}Outcome answered waiting`, `${state}.watched.resting`],
  [`${state}.watched.watching`, `${state}Outcome answered signedIn`, 'entered'],
  [`${state}.watched.watching`, `${state}Outcome failed`, `${state}.watched.resting`],
]

const rules: readonly Rule[] = [
  ['start', 'code', 'checking'],
  ['start', 'home', 'checking'],
  ['checking', 'code.open', 'stays', 'start check', opensCode],
  ['*', 'code.open', 'checking', opensCode],
  ['checking', 'check answered nobody', 'signedOut', forgetsTeacher],
  ['checking', 'check answered teacher', 'scanning', hasCode],
  ['checking', 'check answered teacher', 'ready'],
  ['checking', 'check failed', 'unreachable', says],
  ['unreachable', 'session.retry', 'checking'],
  ['unreachable', 'teacher.leave', 'leaving'],
  ['signedOut', 'teacher.enter', 'checking'],
  ['ready', 'teacher.leave', 'leaving'],

  ['scanning', 'scan answered scanned', 'asking', asks],
  ['scanning', 'scan answered expired', 'expired'],
  ['scanning', 'scan answered scannedByOther', 'scannedByOther'],
  ['scanning', 'scan answered decided', 'decided'],
  ['scanning', 'scan answered signedOut', 'signedOut', keepsCode('signedOut')],
  ['scanning', 'scan answered signInAgain', 'signedOut', keepsCode('signInAgain')],
  ['scanning', 'scan answered refused', 'failed', says],
  ['scanning', 'scan failed', 'failed', says],

  ['asking', 'match.change', 'stays', takesDigits],
  ['asking', 'decision.confirm', 'stays', isMatchMissing, shows('matchMissing')],
  ['asking', 'decision.confirm', 'confirming', shows(null)],
  ['asking', 'decision.cancel', 'cancelling', shows(null)],
  ['asking', 'after untilEnd', 'expired', atItsEnd],
  ...deciding('confirming', 'confirm', 'confirmed.watched.resting'),
  ...deciding('cancelling', 'cancel', 'cancelled'),

  ...watching('confirmed', 60_000),
  ...watching('deviceLimitReached', 300_000),
  [
    'deviceLimitReached.watched.watching',
    'deviceLimitReachedOutcome answered tooManyDevices',
    'deviceLimitReached.watched.resting',
  ],
  ['confirmed.watched.watching', 'confirmedOutcome answered tooManyDevices', 'deviceLimitReached.watched.resting'],
  ['entered', 'code.close', 'ready', closesCode],
  ['cancelled', 'code.close', 'ready', closesCode],
  ['expired', 'code.close', 'ready', closesCode],
  ['decided', 'code.close', 'ready', closesCode],
  ['scannedByOther', 'code.close', 'ready', closesCode],
  ['scannedByOther', 'teacher.leave', 'leaving'],
  ['failed', 'code.close', 'ready', closesCode],
  ['failed', 'code.retry', 'scanning'],
  ['leaving', 'leave answered', 'signedOut', forgetsTeacher],
  ['leaving', 'leave failed', 'unreachable', says],
]

const decision = ({ before: { qrId, computer, match } }: PhoneStep, isConfirmed: boolean) => ({
  decision: isConfirmed ? 'confirm' : 'cancel',
  qrId,
  nonce: computer?.nonce,
  matchNumber: isConfirmed && computer?.needsMatch === true ? match : null,
  accepts: isConfirmed && computer?.isAccepted === false,
})

const work: readonly Work[] = [
  ['checking', 'check'],
  ['scanning', 'scan', ({ before }: PhoneStep) => ({ qrId: before.qrId })],
  ['confirming', 'confirm', (step: PhoneStep) => decision(step, true)],
  ['cancelling', 'cancel', (step: PhoneStep) => decision(step, false)],
  ['leaving', 'leave'],
  ['confirmed.watched.watching', 'confirmedOutcome', ({ before }: PhoneStep) => ({ qrId: before.qrId })],
  [
    'deviceLimitReached.watched.watching',
    'deviceLimitReachedOutcome',
    ({ before }: PhoneStep) => ({ qrId: before.qrId }),
  ],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('each state sends its own request', () => expect(workBreachesOf(steps, work)).toEqual([]))

test('a code is confirmed by a press alone, never by opening a code', () => {
  const confirmed = steps.filter(({ from, to }) => to.includes('confirming') && !from.includes('confirming'))
  expect(new Set(confirmed.map(({ event }) => event))).toEqual(new Set(['decision.confirm']))
})

/** What the screen shows, if it is not the state’s own name. */
const shown: Readonly<Record<string, readonly PhoneScanTag[]>> = {
  checking: ['waiting'],
  scanning: ['waiting'],
  leaving: ['waiting'],
  signedOut: ['signIn'],
  asking: ['ask'],
  confirming: ['ask', 'confirming'],
  cancelling: ['ask', 'cancelling'],
}

test.each(Object.entries(phoneScanMachine.states))('%s says what is on screen', (state, { tags }) => {
  expect(tags).toEqual(shown[state] ?? [state])
})
