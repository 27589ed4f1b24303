import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  decideInputOf,
  isMatchMissing,
  met,
  opened,
  remainingOf,
  scanned,
  signedOut,
  startOf,
  typedMatch,
  undecided,
} from './phone-scan.rules.ts'
import { qrLogin } from '#domain/portal/constants.ts'
import type {
  DecideAnswer,
  DecideInput,
  OutcomeAnswer,
  PhoneScanContext,
  PhoneScanEvent,
  PhoneScanInput,
  PhoneScanTag,
  ScanAnswer,
  WhoAnswer,
} from './phone-scan.types.ts'

const chart = setup({
  types: {
    context: {} as PhoneScanContext,
    events: {} as PhoneScanEvent,
    input: {} as PhoneScanInput,
    tags: {} as PhoneScanTag,
  },
  actors: {
    who: placeholder<WhoAnswer>(),
    scan: placeholder<ScanAnswer, { readonly qrId: string }>(),
    decide: placeholder<DecideAnswer, DecideInput>(),
    outcome: placeholder<OutcomeAnswer, { readonly qrId: string }>(),
    leave: placeholder<void>(),
  },
  actions: {
    open: assign(({ event }) => (event.type === 'code.open' ? opened(event.qrId) : {})),
    close: assign(() => opened(null)),
    typeMatch: assign(({ event }) => (event.type === 'match.change' ? typedMatch(event.text) : {})),
    askForMatch: assign({ problem: () => ({ kind: 'matchMissing' }) }),
    clearProblem: assign({ problem: null }),
    forgetTeacher: assign({ teacher: null, reason: null }),
    noteTeacher: assign((_, answer: WhoAnswer) => met(answer)),
    noteScan: assign(({ context }, answer: ScanAnswer) => scanned(context, answer)),
    noteSignedOut: assign((_, answer: ScanAnswer | DecideAnswer) => signedOut(answer)),
    noteUndecided: assign(({ context }, answer: DecideAnswer) => undecided(context, answer)),
    noteUnanswered: assign((_, error: unknown) => ({
      problem: { kind: 'unanswered', message: messageOf(error) } as const,
    })),
    noteFailure: assign((_, error: unknown) => ({ message: messageOf(error) })),
  },
  guards: {
    isKind,
    isSessionGone: (_, { kind }: ScanAnswer | DecideAnswer) => kind === 'signedOut' || kind === 'signInAgain',
    hasCode: ({ context }) => context.qrId !== null,
    isMatchMissing: ({ context }) => isMatchMissing(context),
  },
  delays: {
    untilEnd: ({ context }) => Math.max(1, remainingOf(context)),
    watchPause: qrLogin.pollInterval,
    confirmedWatch: qrLogin.signInWatch.confirmed,
    deviceLimitReachedWatch: qrLogin.signInWatch.deviceLimitReached,
  },
})

const closable = chart.createStateConfig({
  on: { 'code.close': { target: 'ready', actions: 'close' } },
})

type Decision = DecideInput['decision']

/** A decision being sent. Without a response the question stays, and pressing again sends the same decision. */
const deciding = (decision: Decision, done: 'confirmed' | 'cancelled') =>
  chart.createStateConfig({
    entry: 'clearProblem',
    invoke: {
      id: decision,
      src: 'decide',
      input: ({ context }) => decideInputOf(context, decision),
      onDone: [
        { guard: kindIs('done'), target: done },
        { guard: kindIs('expired'), target: 'expired' },
        { guard: kindIs('decided'), target: 'decided' },
        {
          guard: { type: 'isSessionGone', params: answerOf },
          target: 'signedOut',
          actions: { type: 'noteSignedOut', params: answerOf },
        },
        { target: 'asking', actions: { type: 'noteUndecided', params: answerOf } },
      ],
      onError: { target: 'asking', actions: { type: 'noteUnanswered', params: errorOf } },
    },
  })

/** The computer waits for a device to be signed out. */
const hitsDeviceLimit = { guard: kindIs('tooManyDevices'), target: '#phoneScan.deviceLimitReached' } as const

/** Polls the computer's state until it is signed in or its time is over. */
const watching = (state: 'confirmed' | 'deviceLimitReached') =>
  chart.createStateConfig({
    tags: state,
    ...closable,
    initial: 'watched',
    states: {
      watched: {
        initial: 'resting',
        after: { [`${state}Watch` as const]: 'unwatched' },
        states: {
          resting: { after: { watchPause: 'watching' } },
          watching: {
            invoke: {
              id: `${state}Outcome`,
              src: 'outcome',
              input: ({ context }) => ({ qrId: context.qrId ?? '' }),
              onDone: [
                { guard: kindIs('signedIn'), target: '#phoneScan.entered' },
                ...(state === 'confirmed' ? [hitsDeviceLimit] : []),
                { target: 'resting' },
              ],
              // Not essential: the computer shows the same.
              onError: 'resting',
            },
          },
        },
      },
      unwatched: {},
    },
  })

export const phoneScanMachine = chart.createMachine({
  id: 'phoneScan',
  description:
    'The phone’s side of QR login: who holds it, what was scanned, what became of it (specification §4 QR login).',
  context: ({ input }) => startOf(input),
  initial: 'checking',
  on: {
    'code.open': { target: '.checking', reenter: true, actions: 'open' },
  },
  states: {
    checking: {
      tags: 'waiting',
      invoke: {
        id: 'check',
        src: 'who',
        onDone: [
          { guard: kindIs('nobody'), target: 'signedOut', actions: { type: 'noteTeacher', params: answerOf } },
          { guard: 'hasCode', target: 'scanning', actions: { type: 'noteTeacher', params: answerOf } },
          { target: 'ready', actions: { type: 'noteTeacher', params: answerOf } },
        ],
        onError: { target: 'unreachable', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { 'session.retry': 'checking', 'teacher.leave': 'leaving' },
    },
    signedOut: {
      tags: 'signIn',
      on: { 'teacher.enter': 'checking' },
    },
    ready: {
      tags: 'ready',
      on: { 'teacher.leave': 'leaving' },
    },
    scanning: {
      tags: 'waiting',
      invoke: {
        id: 'scan',
        src: 'scan',
        input: ({ context }) => ({ qrId: context.qrId ?? '' }),
        onDone: [
          { guard: kindIs('scanned'), target: 'asking', actions: { type: 'noteScan', params: answerOf } },
          { guard: kindIs('expired'), target: 'expired' },
          { guard: kindIs('scannedByOther'), target: 'scannedByOther' },
          { guard: kindIs('decided'), target: 'decided' },
          {
            guard: { type: 'isSessionGone', params: answerOf },
            target: 'signedOut',
            actions: { type: 'noteSignedOut', params: answerOf },
          },
          { target: 'failed', actions: { type: 'noteScan', params: answerOf } },
        ],
        onError: { target: 'failed', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    asking: {
      tags: 'ask',
      on: {
        'match.change': { actions: 'typeMatch' },
        'decision.confirm': [{ guard: 'isMatchMissing', actions: 'askForMatch' }, { target: 'confirming' }],
        'decision.cancel': 'cancelling',
      },
      after: { untilEnd: 'expired' },
    },
    confirming: { ...deciding('confirm', 'confirmed'), tags: ['ask', 'confirming'] },
    cancelling: { ...deciding('cancel', 'cancelled'), tags: ['ask', 'cancelling'] },
    confirmed: watching('confirmed'),
    deviceLimitReached: watching('deviceLimitReached'),
    entered: { tags: 'entered', ...closable },
    cancelled: { tags: 'cancelled', ...closable },
    expired: { tags: 'expired', ...closable },
    decided: { tags: 'decided', ...closable },
    scannedByOther: {
      tags: 'scannedByOther',
      // Whoever scanned it first can still continue here.
      on: { 'code.close': { target: 'ready', actions: 'close' }, 'teacher.leave': 'leaving' },
    },
    failed: {
      tags: 'failed',
      on: { 'code.retry': 'scanning', 'code.close': { target: 'ready', actions: 'close' } },
    },
    leaving: {
      tags: 'waiting',
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: { target: 'signedOut', actions: 'forgetTeacher' },
        onError: { target: 'unreachable', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
  },
})
