import { assign, setup } from 'xstate'
import { qrLogin } from '#domain/constants.ts'
import { messageOf } from '../message-of.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import {
  formerOf,
  isAway,
  isResumable,
  keyOf,
  made,
  polled,
  pollDelayOf,
  pollMissed,
  redeemed,
  remainingOf,
  resumed,
  startOf,
  ticketOf,
  untilPollAllowed,
} from './qr-login.rules.ts'
import type {
  PollAnswer,
  QrKey,
  QrLoginContext,
  QrLoginEvent,
  QrLoginInput,
  QrLoginMeta,
  QrTicket,
  RedeemAnswer,
  RequestAnswer,
  ResumeAnswer,
} from './qr-login.types.ts'

const chart = setup({
  types: {
    context: {} as QrLoginContext,
    events: {} as QrLoginEvent,
    input: {} as QrLoginInput,
    meta: {} as QrLoginMeta,
    tags: {} as 'busy',
  },
  actors: {
    request: placeholder<RequestAnswer, { readonly former: QrKey | null }>(),
    resume: placeholder<ResumeAnswer, QrKey>(),
    poll: placeholder<PollAnswer, QrKey>(),
    redeem: placeholder<RedeemAnswer, QrTicket>(),
  },
  actions: {
    /** Puts the code where a reload finds it. */
    keep: unprovided,
    /** The code did its work: a reload must not find it. */
    forget: unprovided,
    notePoll: assign({ polledAt: ({ context }) => context.clock.now() }),
    goAway: assign({ isHidden: true }),
    comeBack: assign({ isHidden: false }),
    loseNetwork: assign({ isOffline: true }),
    findNetwork: assign({ isOffline: false, attempts: 0, pause: 0 }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    hasDeviceList: ({ context }) => context.failure?.kind === 'tooManyDevices',
    isAway: ({ context }) => isAway(context),
    isBack: ({ context }) => !isAway(context),
    isResumable: ({ context }) => isResumable(context),
    isOver: ({ context }) => remainingOf(context) <= 0,
  },
  delays: {
    pollDelay: ({ context }) => pollDelayOf(context),
    untilPollAllowed: ({ context }) => untilPollAllowed(context),
    untilExpiry: ({ context }) => Math.max(1, remainingOf(context)),
    regenerateAfterCancel: qrLogin.regenerateAfterCancel,
  },
})

/** Asking what became of the code: every two seconds, not while nobody looks, and at once when somebody does again. */
const polling = (id: 'pollLoaded' | 'pollScanned') =>
  chart.createStateConfig({
    initial: 'resting',
    after: { untilExpiry: '#qrLogin.expired' },
    states: {
      resting: {
        always: [
          { guard: 'isOver', target: '#qrLogin.expired' },
          { guard: 'isAway', target: 'paused' },
        ],
        after: { pollDelay: 'polling' },
      },
      paused: {
        always: [
          { guard: 'isOver', target: '#qrLogin.expired' },
          { guard: 'isBack', target: 'returned' },
        ],
      },
      returned: { always: { guard: 'isAway', target: 'paused' }, after: { untilPollAllowed: 'polling' } },
      polling: {
        entry: 'notePoll',
        invoke: {
          id,
          src: 'poll',
          input: ({ context }) => keyOf(context),
          onDone: [
            {
              guard: ({ event }) => event.output.kind === 'confirmed',
              target: '#qrLogin.loggingIn',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            {
              guard: ({ event }) => event.output.kind === 'scanned',
              target: '#qrLogin.scanned',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            { guard: ({ event }) => event.output.kind === 'cancelled', target: '#qrLogin.cancelled' },
            {
              guard: ({ event }) => event.output.kind === 'expired',
              target: '#qrLogin.expired',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            {
              guard: ({ event }) => event.output.kind === 'refused',
              target: '#qrLogin.loginError',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            { target: 'resting', actions: assign(({ context, event }) => polled(context, event.output)) },
          ],
          onError: { target: 'resting', actions: assign(({ context, event }) => pollMissed(context, event.error)) },
        },
      },
    },
  })

/** `meta.code` numbers the states. */
export const qrLoginMachine = chart.createMachine({
  id: 'qrLogin',
  description: 'Sign-in by scanning a code with the teacher’s phone (specification §4 QR login, §8).',
  context: ({ input }) => startOf(input),
  initial: 'loading',
  on: {
    'qr.refresh': '.loading.requesting',
    'page.hide': { actions: 'goAway' },
    'page.show': { actions: 'comeBack' },
    'network.drop': { actions: 'loseNetwork' },
    'network.return': { actions: 'findNetwork' },
  },
  states: {
    loading: {
      meta: { code: 0 },
      tags: 'busy',
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasKept', target: 'found' }, { target: 'requesting' }] },
        found: { after: { untilPollAllowed: 'resuming' } },
        resuming: {
          invoke: {
            id: 'resume',
            src: 'resume',
            input: ({ context }) => keyOf(context),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'scanned',
                target: '#qrLogin.scanned',
                actions: assign(({ context, event }) => resumed(context, event.output)),
              },
              {
                guard: ({ event }) => event.output.kind === 'confirmed',
                target: '#qrLogin.loggingIn',
                actions: assign(({ context, event }) => resumed(context, event.output)),
              },
              { target: 'requesting' },
            ],
            onError: [
              {
                guard: 'isResumable',
                target: 'delayed',
                actions: assign(({ context, event }) => pollMissed(context, event.error)),
              },
              { target: 'requesting' },
            ],
          },
        },
        delayed: { after: { pollDelay: 'resuming' } },
        requesting: {
          invoke: {
            id: 'request',
            src: 'request',
            input: ({ context }) => ({ former: formerOf(context) }),
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'made',
                target: '#qrLogin.loaded',
                actions: [assign(({ context, event }) => made(context, event.output)), 'keep'],
              },
              {
                target: '#qrLogin.loadError',
                actions: assign(({ context, event }) => made(context, event.output)),
              },
            ],
            onError: {
              target: '#qrLogin.loadError',
              actions: assign(({ event }) => ({ message: messageOf(event.error) })),
            },
          },
        },
      },
    },
    loaded: { ...polling('pollLoaded'), meta: { code: 1 } },
    loadError: {
      meta: { code: 2 },
      on: { 'network.return': { target: '#qrLogin.loading.requesting', actions: 'findNetwork' } },
    },
    scanned: { ...polling('pollScanned'), meta: { code: 3 } },
    loggingIn: {
      meta: { code: 4 },
      tags: 'busy',
      // The ticket is good once: a second code now could only lose it.
      on: { 'qr.refresh': {} },
      invoke: {
        id: 'redeem',
        src: 'redeem',
        input: ({ context }) => ticketOf(context),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'signedIn', target: '#qrLogin.signedIn' },
          {
            guard: ({ event }) => event.output.kind === 'unbound',
            target: '#qrLogin.unbound',
            actions: assign(({ event }) => redeemed(event.output)),
          },
          { target: '#qrLogin.loginError', actions: assign(({ event }) => redeemed(event.output)) },
        ],
        onError: {
          target: '#qrLogin.loginError',
          actions: assign(({ event }) => ({ failure: { kind: 'refused', message: messageOf(event.error) } })),
        },
      },
    },
    cancelled: {
      meta: { code: 5 },
      after: { regenerateAfterCancel: '#qrLogin.loading.requesting' },
    },
    loginError: {
      meta: { code: 6 },
      on: {
        'devices.enter': { guard: 'hasDeviceList', target: 'signedIn' },
        'devices.close': '#qrLogin.loading.requesting',
      },
    },
    expired: { meta: { code: 7 } },
    signedIn: { type: 'final', entry: 'forget' },
    unbound: { type: 'final', entry: 'forget' },
  },
})
