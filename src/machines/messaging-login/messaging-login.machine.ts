import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import type {
  Callback,
  EnterAnswer,
  EnterInput,
  InfoAnswer,
  MessagingLoginContext,
  MessagingLoginEvent,
  MessagingLoginInput,
} from './messaging-login.types.ts'

/**
 * Away to the provider's page, back with a code, and in, or on to the bind route where no account belongs to the
 * person.
 */
export const messagingLoginMachine = setup({
  types: {
    context: {} as MessagingLoginContext,
    events: {} as MessagingLoginEvent,
    input: {} as MessagingLoginInput,
    tags: {} as 'busy' | 'consentMissing',
  },
  actors: {
    /** Answers once the page is on its way to the provider. */
    leave: placeholder<void>(),
    info: placeholder<InfoAnswer, Callback>(),
    enter: placeholder<EnterAnswer, EnterInput>(),
  },
  actions: {
    consent: assign(({ event }) => (event.type === 'consent.change' ? { agreed: event.agreed } : {})),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasCallback: ({ context }) => context.callback !== null,
    hasConsent: ({ context }) => context.agreed,
    hasDeviceList: ({ context }) => context.failure?.kind === 'tooManyDevices',
  },
}).createMachine({
  id: 'messagingLogin',
  description: 'Login through a messaging app (specification §2, §7).',
  context: ({ input }) => ({ ...input, binding: null, failure: null }),
  initial: 'starting',
  on: { 'consent.change': { actions: 'consent' } },
  states: {
    starting: { always: [{ guard: 'hasCallback', target: 'returned' }, { target: 'resting' }] },
    resting: {
      on: {
        'provider.open': { target: 'leaving', actions: 'clearFailure' },
        'devices.enter': { guard: 'hasDeviceList', target: 'signedIn' },
        'devices.close': { actions: 'clearFailure' },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: 'resting',
        onError: { target: 'resting', actions: assign(({ event }) => refused(messageOf(event.error))) },
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
            guard: ({ event }) => event.output.kind === 'refused',
            target: 'resting',
            actions: assign(({ event }) => (event.output.kind === 'refused' ? refused(event.output.message) : {})),
          },
          {
            guard: ({ event }) => event.output.kind === 'unbound',
            target: 'unbound',
            actions: assign(({ context, event }) => known(context, event.output)),
          },
          { target: 'entering', actions: assign(({ context, event }) => known(context, event.output)) },
        ],
        onError: { target: 'resting', actions: assign(({ event }) => refused(messageOf(event.error))) },
      },
    },
    entering: {
      initial: 'redeeming',
      states: {
        // Only who has not accepted the documents yet is asked to.
        unconsented: {
          tags: 'consentMissing',
          always: { guard: 'hasConsent', target: 'redeeming' },
        },
        redeeming: {
          tags: 'busy',
          invoke: {
            id: 'enter',
            src: 'enter',
            input: ({ context: { binding, agreed } }) => ({ openId: '', state: '', ...binding, agreed }),
            onDone: [
              { guard: ({ event }) => event.output.kind === 'signedIn', target: '#messagingLogin.signedIn' },
              { guard: ({ event }) => event.output.kind === 'unbound', target: '#messagingLogin.unbound' },
              { guard: ({ event }) => event.output.kind === 'consentNeeded', target: 'unconsented' },
              { target: '#messagingLogin.resting', actions: assign(({ event }) => failed(event.output)) },
            ],
            onError: {
              target: '#messagingLogin.resting',
              actions: assign(({ event }) => refused(messageOf(event.error))),
            },
          },
        },
      },
    },
    signedIn: { type: 'final', tags: 'busy' },
    unbound: { type: 'final' },
  },
})

type Change = Partial<MessagingLoginContext>

const refused = (message: string): Change => ({ failure: { kind: 'refused', message } })

const known = ({ callback }: MessagingLoginContext, answer: InfoAnswer): Change =>
  answer.kind === 'refused' || callback === null ? {} : { binding: { openId: answer.openId, state: callback.state } }

const failed = (answer: EnterAnswer): Change =>
  answer.kind === 'tooManyDevices' || answer.kind === 'refused' ? { failure: answer } : {}
