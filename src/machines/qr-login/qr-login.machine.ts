import { assign, not, or, setup, stateIn } from 'xstate'
import { qrLogin } from '#domain/portal/constants.ts'
import { messageOf } from '../message-of.ts'
import { isKind, kindIs } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
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
  reportOf,
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
  QrOutcome,
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
    output: {} as QrOutcome,
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
    /** Stores the code where a reload finds it. */
    keep: unprovided,
    /** The code has been used: a reload must not find it. */
    forget: unprovided,
    change: assign((_, change: Partial<QrLoginContext>) => change),
    tellParent: tellParent(),
    notePoll: assign({ polledAt: ({ context }) => context.clock.now() }),
    forgetAttempts: assign({ attempts: 0, pause: 0 }),
  },
  guards: {
    hasKept: ({ context }) => context.kept !== null,
    /** The page is hidden, or offline. */
    isAway: or([stateIn({ open: { page: 'hidden' } }), stateIn({ open: { network: 'offline' } })]),
    isResumable: ({ context }) => isResumable(context),
    isOver: ({ context }) => remainingOf(context) <= 0,
    isKind,
  },
  delays: {
    pollDelay: ({ context }) => pollDelayOf(context),
    untilPollAllowed: ({ context }) => untilPollAllowed(context),
    untilExpiry: ({ context }) => Math.max(1, remainingOf(context)),
    regenerateAfterCancel: qrLogin.regenerateAfterCancel,
  },
})

/** Polling the code's state: every two seconds, not while the page is hidden, and at once when it is shown again. */
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
              guard: kindIs('confirmed'),
              target: '#qrLogin.open.code.loggingIn',
              actions: { type: 'change', params: ({ context, event }) => polled(context, event.output) },
            },
            {
              guard: kindIs('scanned'),
              target: '#qrLogin.open.code.scanned',
              actions: { type: 'change', params: ({ context, event }) => polled(context, event.output) },
            },
            { guard: kindIs('cancelled'), target: '#qrLogin.open.code.cancelled' },
            {
              guard: kindIs('expired'),
              target: '#qrLogin.open.code.expired',
              actions: { type: 'change', params: ({ context, event }) => polled(context, event.output) },
            },
            {
              guard: kindIs('refused'),
              target: '#qrLogin.open.code.loginFailed',
              actions: { type: 'change', params: ({ context, event }) => polled(context, event.output) },
            },
            {
              target: 'resting',
              actions: { type: 'change', params: ({ context, event }) => polled(context, event.output) },
            },
          ],
          onError: {
            target: 'resting',
            actions: { type: 'change', params: ({ context, event }) => pollMissed(context, event.error) },
          },
        },
      },
    },
  })

/** `meta.code` numbers the states of the code; visibility and network are parallel regions. */
export const qrLoginMachine = chart.createMachine({
  id: 'qrLogin',
  description: 'Sign-in by scanning a code with the teacher’s phone (specification §4 QR login, §8).',
  context: ({ input }) => startOf(input),
  output: ({ event }) => event.output as QrOutcome,
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
              initial: 'waiting',
              states: {
                waiting: {
                  always: { guard: not('hasKept'), target: 'requesting' },
                  after: { untilPollAllowed: 'resuming' },
                },
                resuming: {
                  invoke: {
                    id: 'resume',
                    src: 'resume',
                    input: ({ context }) => keyOf(context),
                    onDone: [
                      {
                        guard: kindIs('scanned'),
                        target: '#qrLogin.open.code.scanned',
                        actions: { type: 'change', params: ({ context, event }) => resumed(context, event.output) },
                      },
                      {
                        guard: kindIs('confirmed'),
                        target: '#qrLogin.open.code.loggingIn',
                        actions: { type: 'change', params: ({ context, event }) => resumed(context, event.output) },
                      },
                      { target: 'requesting' },
                    ],
                    onError: [
                      {
                        guard: 'isResumable',
                        target: 'delayed',
                        actions: { type: 'change', params: ({ context, event }) => pollMissed(context, event.error) },
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
                        guard: kindIs('made'),
                        target: '#qrLogin.open.code.loaded',
                        actions: [
                          { type: 'change', params: ({ context, event }) => made(context, event.output) },
                          'keep',
                        ],
                      },
                      {
                        target: '#qrLogin.open.code.loadFailed',
                        actions: { type: 'change', params: ({ context, event }) => made(context, event.output) },
                      },
                    ],
                    onError: {
                      target: '#qrLogin.open.code.loadFailed',
                      actions: { type: 'change', params: ({ event }) => ({ message: messageOf(event.error) }) },
                    },
                  },
                },
              },
            },
            loaded: { ...polling('pollLoaded'), meta: { code: 1 } },
            loadFailed: {
              meta: { code: 2 },
              on: { 'network.return': '#qrLogin.open.code.loading.requesting' },
            },
            scanned: { ...polling('pollScanned'), meta: { code: 3 } },
            loggingIn: {
              meta: { code: 4 },
              tags: 'busy',
              // The ticket is valid once: requesting another code now could only lose it.
              on: { 'qr.refresh': {} },
              invoke: {
                id: 'redeem',
                src: 'redeem',
                input: ({ context }) => ticketOf(context),
                onDone: [
                  { guard: kindIs('signedIn'), target: '#qrLogin.signedIn' },
                  {
                    guard: kindIs('unbound'),
                    target: '#qrLogin.unbound',
                    actions: { type: 'change', params: ({ event }) => redeemed(event.output) },
                  },
                  {
                    target: '#qrLogin.open.code.loginFailed',
                    actions: [
                      { type: 'change', params: ({ event }) => redeemed(event.output) },
                      { type: 'tellParent', params: ({ event }) => reportOf(event.output) },
                    ],
                  },
                ],
                onError: {
                  target: '#qrLogin.open.code.loginFailed',
                  actions: {
                    type: 'change',
                    params: ({ event }) => ({ failure: { kind: 'refused', message: messageOf(event.error) } }),
                  },
                },
              },
            },
            cancelled: {
              meta: { code: 5 },
              after: { regenerateAfterCancel: '#qrLogin.open.code.loading.requesting' },
            },
            loginFailed: {
              meta: { code: 6 },
              on: {
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
    signedIn: { type: 'final', entry: 'forget', output: { kind: 'signedIn', binding: null } },
    unbound: {
      type: 'final',
      entry: 'forget',
      output: ({ context }) => ({ kind: 'unbound', binding: context.binding }),
    },
  },
})
