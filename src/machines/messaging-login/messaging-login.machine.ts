import { assign, setup } from 'xstate'
import type { Agreement, WayReport } from '../login/login-way.types.ts'
import { messageOf } from '../message-of.ts'
import { isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
import type {
  Callback,
  EnterAnswer,
  EnterInput,
  InfoAnswer,
  MessagingLoginContext,
  MessagingLoginEvent,
  MessagingLoginInput,
  MessagingOutcome,
} from './messaging-login.types.ts'

/** Away to the provider's page, back with a code, and then in, or to the bind route if the person has no account. */
export const messagingLoginMachine = setup({
  types: {
    context: {} as MessagingLoginContext,
    events: {} as MessagingLoginEvent,
    input: {} as MessagingLoginInput,
    output: {} as MessagingOutcome,
    tags: {} as 'busy' | 'leaving' | 'consentMissing',
  },
  actors: {
    /** Resolves once the page is on its way to the provider. */
    leave: placeholder<void>(),
    info: placeholder<InfoAnswer, Callback>(),
    enter: placeholder<EnterAnswer, EnterInput>(),
  },
  actions: {
    agree: assign((_, { agreed, accepted }: Agreement) => ({ agreed, accepted })),
    change: assign((_, change: Partial<MessagingLoginContext>) => change),
    tellParent: tellParent(),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasCallback: ({ context }) => context.callback !== null,
    hasConsent: ({ context }) => context.accepted.length > 0,
    isKind,
  },
}).createMachine({
  id: 'messagingLogin',
  description: 'Login through a messaging app (specification §2, §7).',
  context: ({ input }) => ({ ...input, binding: null, failure: null }),
  output: ({ event }) => event.output as MessagingOutcome,
  initial: 'starting',
  on: { 'consent.change': { actions: { type: 'agree', params: ({ event }) => event } } },
  states: {
    starting: { always: [{ guard: 'hasCallback', target: 'returned' }, { target: 'resting' }] },
    resting: {
      on: {
        'provider.open': { target: 'leaving', actions: 'clearFailure' },
        'devices.close': { actions: 'clearFailure' },
      },
    },
    leaving: {
      tags: ['busy', 'leaving'],
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: 'resting',
        onError: {
          target: 'resting',
          actions: { type: 'change', params: ({ event }) => refused(messageOf(event.error)) },
        },
      },
    },
    returned: {
      tags: 'busy',
      invoke: {
        id: 'info',
        src: 'info',
        input: ({ context }) => context.callback ?? { code: '', state: '' },
        onDone: [
          {
            guard: kindIs('refused'),
            target: 'resting',
            actions: { type: 'change', params: ({ context, event }) => known(context, event.output) },
          },
          {
            guard: kindIs('unbound'),
            target: 'unbound',
            actions: { type: 'change', params: ({ context, event }) => known(context, event.output) },
          },
          {
            target: 'entering',
            actions: { type: 'change', params: ({ context, event }) => known(context, event.output) },
          },
        ],
        onError: {
          target: 'resting',
          actions: { type: 'change', params: ({ event }) => refused(messageOf(event.error)) },
        },
      },
    },
    entering: {
      initial: 'redeeming',
      states: {
        // Only people who have not accepted the documents yet are asked.
        unconsented: {
          tags: 'consentMissing',
          always: { guard: 'hasConsent', target: 'redeeming' },
        },
        redeeming: {
          tags: 'busy',
          invoke: {
            id: 'enter',
            src: 'enter',
            input: ({ context: { binding, accepted } }) => ({ openId: '', state: '', ...binding, accepted }),
            onDone: [
              { guard: kindIs('signedIn'), target: '#messagingLogin.signedIn' },
              { guard: kindIs('unbound'), target: '#messagingLogin.unbound' },
              { guard: kindIs('consentNeeded'), target: 'unconsented' },
              {
                target: '#messagingLogin.resting',
                actions: [
                  { type: 'change', params: ({ event }) => failed(event.output) },
                  { type: 'tellParent', params: ({ event }) => reportOf(event.output) },
                ],
              },
            ],
            onError: {
              target: '#messagingLogin.resting',
              actions: { type: 'change', params: ({ event }) => refused(messageOf(event.error)) },
            },
          },
        },
      },
    },
    signedIn: { type: 'final', tags: 'busy', output: { kind: 'signedIn', binding: null } },
    unbound: { type: 'final', output: ({ context }) => ({ kind: 'unbound', binding: context.binding }) },
  },
})

type Change = Partial<MessagingLoginContext>

const refused = (message: string): Change => ({ failure: { kind: 'refused', message } })

const known = ({ callback }: MessagingLoginContext, answer: InfoAnswer): Change => {
  if (answer.kind === 'refused') return refused(answer.message)
  return callback === null ? {} : { binding: { openId: answer.openId, state: callback.state } }
}

const failed = (answer: EnterAnswer): Change =>
  answer.kind === 'tooManyDevices' || answer.kind === 'refused' ? { failure: answer } : {}

const reportOf = (answer: EnterAnswer): WayReport | null =>
  answer.kind === 'tooManyDevices' ? { type: 'devices.exceed', way: 'messaging', tooMany: answer, account: '' } : null
