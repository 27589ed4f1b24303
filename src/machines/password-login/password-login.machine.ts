import { assign, fromPromise, setup } from 'xstate'
import {
  type LoginAnswer,
  type LoginInput,
  loginInputOf,
  missingOf,
  type PasswordLoginContext,
  type PasswordLoginEvent,
} from './password-login.types.ts'

const placeholder = fromPromise<LoginAnswer, LoginInput>(() => Promise.reject(new Error('provide this actor')))

/** Sign-in by account and password (specification §5, §8). Nothing is sent until the form is complete. */
export const passwordLoginMachine = setup({
  types: { context: {} as PasswordLoginContext, events: {} as PasswordLoginEvent, tags: {} as 'busy' },
  actors: { login: placeholder },
  actions: {
    typeAccount: assign(({ event }) => (event.type === 'account.change' ? { account: event.text } : {})),
    typePassword: assign(({ event }) => (event.type === 'password.change' ? { password: event.text } : {})),
    consent: assign(({ event }) => (event.type === 'consent.change' ? { agreed: event.agreed } : {})),
    noteMissing: assign({ missing: ({ context }) => missingOf(context) }),
    clearMessages: assign({ missing: null, failure: null }),
  },
  guards: {
    isComplete: ({ context }) => missingOf(context) === null,
  },
}).createMachine({
  id: 'passwordLogin',
  context: { account: '', password: '', agreed: false, missing: null, failure: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'account.change': { actions: ['typeAccount', 'clearMessages'] },
        'password.change': { actions: ['typePassword', 'clearMessages'] },
        'consent.change': { actions: ['consent', 'clearMessages'] },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'noteMissing' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => loginInputOf(context),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'signedIn', target: 'signedIn' },
          {
            target: 'failed',
            actions: assign({ failure: ({ event: { output } }) => (output.kind === 'signedIn' ? null : output) }),
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => ({ kind: 'refused', message: messageOf(event.error) }) }),
        },
      },
    },
    failed: {
      on: {
        'account.change': { target: 'editing', actions: ['typeAccount', 'clearMessages'] },
        'password.change': { target: 'editing', actions: ['typePassword', 'clearMessages'] },
        'consent.change': { target: 'editing', actions: ['consent', 'clearMessages'] },
        'form.submit': [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'editing', actions: ['clearMessages', 'noteMissing'] },
        ],
      },
    },
    signedIn: { tags: 'busy', type: 'final' },
  },
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
