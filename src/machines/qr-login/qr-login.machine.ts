import { assign, not, or, setup, stateIn } from 'xstate'
import { qrLogin } from '#domain/constants.ts'
import { messageOf } from '../message-of.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import {
  formerOf,
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
    forgetAttempts: assign({ attempts: 0, pause: 0 }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    hasDeviceList: ({ context }) => context.failure?.kind === 'tooManyDevices',
    /** Nobody looks, or nothing can be asked. */
    isAway: or([stateIn({ open: { page: 'hidden' } }), stateIn({ open: { network: 'offline' } })]),
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
    after: { untilExpiry: '#qrLogin.open.code.expired' },
    states: {
      resting: {
        always: [
          { guard: 'isOver', target: '#qrLogin.open.code.expired' },
          { guard: 'isAway', target: 'paused' },
        ],
        after: { pollDelay: 'polling' },
      },
      paused: {
        always: [
          { guard: 'isOver', target: '#qrLogin.open.code.expired' },
          { guard: not('isAway'), target: 'returned' },
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
              target: '#qrLogin.open.code.loggingIn',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            {
              guard: ({ event }) => event.output.kind === 'scanned',
              target: '#qrLogin.open.code.scanned',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            { guard: ({ event }) => event.output.kind === 'cancelled', target: '#qrLogin.open.code.cancelled' },
            {
              guard: ({ event }) => event.output.kind === 'expired',
              target: '#qrLogin.open.code.expired',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            {
              guard: ({ event }) => event.output.kind === 'refused',
              target: '#qrLogin.open.code.loginError',
              actions: assign(({ context, event }) => polled(context, event.output)),
            },
            { target: 'resting', actions: assign(({ context, event }) => polled(context, event.output)) },
          ],
          onError: { target: 'resting', actions: assign(({ context, event }) => pollMissed(context, event.error)) },
        },
      },
    },
  })

/** `meta.code` numbers the states of the code; beside them stand whether anybody looks and whether anything can be asked. */
export const qrLoginMachine = chart.createMachine({
  id: 'qrLogin',
  description: 'Sign-in by scanning a code with the teacher’s phone (specification §4 QR login, §8).',
  context: ({ input }) => startOf(input),
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      states: {
        code: {
          initial: 'loading',
          on: { 'qr.refresh': '.loading.requesting' },
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
                        target: '#qrLogin.open.code.scanned',
                        actions: assign(({ context, event }) => resumed(context, event.output)),
                      },
                      {
                        guard: ({ event }) => event.output.kind === 'confirmed',
                        target: '#qrLogin.open.code.loggingIn',
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
                        target: '#qrLogin.open.code.loaded',
                        actions: [assign(({ context, event }) => made(context, event.output)), 'keep'],
                      },
                      {
                        target: '#qrLogin.open.code.loadError',
                        actions: assign(({ context, event }) => made(context, event.output)),
                      },
                    ],
                    onError: {
                      target: '#qrLogin.open.code.loadError',
                      actions: assign(({ event }) => ({ message: messageOf(event.error) })),
                    },
                  },
                },
              },
            },
            loaded: { ...polling('pollLoaded'), meta: { code: 1 } },
            loadError: {
              meta: { code: 2 },
              on: { 'network.return': '#qrLogin.open.code.loading.requesting' },
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
                  { target: '#qrLogin.open.code.loginError', actions: assign(({ event }) => redeemed(event.output)) },
                ],
                onError: {
                  target: '#qrLogin.open.code.loginError',
                  actions: assign(({ event }) => ({ failure: { kind: 'refused', message: messageOf(event.error) } })),
                },
              },
            },
            cancelled: {
              meta: { code: 5 },
              after: { regenerateAfterCancel: '#qrLogin.open.code.loading.requesting' },
            },
            loginError: {
              meta: { code: 6 },
              on: {
                'devices.enter': { guard: 'hasDeviceList', target: '#qrLogin.signedIn' },
                'devices.close': '#qrLogin.open.code.loading.requesting',
              },
            },
            expired: { meta: { code: 7 } },
          },
        },
        page: {
          initial: 'visible',
          states: {
            visible: { on: { 'page.hide': 'hidden' } },
            hidden: { on: { 'page.show': 'visible' } },
          },
        },
        network: {
          initial: 'online',
          on: { 'network.return': { target: '.online', actions: 'forgetAttempts' } },
          states: {
            online: { on: { 'network.drop': 'offline' } },
            offline: {},
          },
        },
      },
    },
    signedIn: { type: 'final', entry: 'forget' },
    unbound: { type: 'final', entry: 'forget' },
  },
})
