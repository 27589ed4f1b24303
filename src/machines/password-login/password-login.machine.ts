import { assign, setup } from 'xstate'
import type { Agreement } from '../login/login-way.types.ts'
import { messageOf } from '../message-of.ts'
import { isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
import {
  failureOf,
  type LoginAnswer,
  type LoginFailure,
  type LoginInput,
  loginInputOf,
  missingOf,
  type PasswordLoginContext,
  type PasswordLoginEvent,
  type PasswordLoginInput,
  reportOf,
} from './password-login.types.ts'

/** Nothing is sent until the form is complete; after several failures in a day a captcha is required first. */
export const passwordLoginMachine = setup({
  types: {
    context: {} as PasswordLoginContext,
    events: {} as PasswordLoginEvent,
    input: {} as PasswordLoginInput,
    tags: {} as 'busy' | 'captcha' | 'signedIn',
  },
  actors: { login: placeholder<LoginAnswer, LoginInput>() },
  actions: {
    typeAccount: assign((_, account: string) => ({ account })),
    typePassword: assign((_, password: string) => ({ password })),
    agree: assign((_, { agreed, accepted }: Agreement) => ({ agreed, accepted })),
    noteFailure: assign((_, failure: LoginFailure | null) => ({ failure })),
    tellParent: tellParent(),
    noteMissing: assign({ missing: ({ context }) => missingOf(context) }),
    clearMessages: assign({ missing: null, failure: null }),
  },
  guards: {
    isComplete: ({ context }) => missingOf(context) === null,
    isKind,
  },
}).createMachine({
  id: 'passwordLogin',
  description: 'Sign-in by account and password (specification §5, §8).',
  context: ({ input }) => ({ ...input, password: '', missing: null, failure: null }),
  initial: 'editing',
  // The box can be ticked elsewhere on the page while a request is pending.
  on: { 'consent.change': { actions: { type: 'agree', params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        'account.change': { actions: [{ type: 'typeAccount', params: ({ event }) => event.text }, 'clearMessages'] },
        'password.change': { actions: [{ type: 'typePassword', params: ({ event }) => event.text }, 'clearMessages'] },
        'consent.change': { actions: [{ type: 'agree', params: ({ event }) => event }, 'clearMessages'] },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'noteMissing' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context, event }) => loginInputOf(context, event.type === 'captcha.solve' ? event.token : null),
        onDone: [
          { guard: kindIs('signedIn'), target: 'signedIn' },
          {
            guard: kindIs('captchaNeeded'),
            target: 'challenged',
            actions: { type: 'tellParent', params: ({ context, event }) => reportOf(context, event.output) },
          },
          {
            target: 'failed',
            actions: [
              { type: 'noteFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'tellParent', params: ({ context, event }) => reportOf(context, event.output) },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ kind: 'refused', message: messageOf(event.error) }),
          },
        },
      },
    },
    challenged: {
      tags: 'captcha',
      on: { 'captcha.solve': 'submitting', 'captcha.close': 'editing' },
    },
    failed: {
      on: {
        'account.change': {
          target: 'editing',
          actions: [{ type: 'typeAccount', params: ({ event }) => event.text }, 'clearMessages'],
        },
        'password.change': {
          target: 'editing',
          actions: [{ type: 'typePassword', params: ({ event }) => event.text }, 'clearMessages'],
        },
        'consent.change': {
          target: 'editing',
          actions: [{ type: 'agree', params: ({ event }) => event }, 'clearMessages'],
        },
        'form.submit': [
          { guard: 'isComplete', target: 'submitting' },
          { target: 'editing', actions: ['clearMessages', 'noteMissing'] },
        ],
        'devices.close': { target: 'editing', actions: 'clearMessages' },
      },
    },
    signedIn: { tags: ['busy', 'signedIn'], type: 'final' },
  },
})
