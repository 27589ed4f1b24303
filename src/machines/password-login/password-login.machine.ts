import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  failureOf,
  type LoginAnswer,
  type LoginInput,
  loginInputOf,
  missingOf,
  type PasswordLoginContext,
  type PasswordLoginEvent,
  type PasswordLoginInput,
} from './password-login.types.ts'

/** Nothing is sent until the form is complete; after some failures of the day a captcha is asked for first. */
export const passwordLoginMachine = setup({
  types: {
    context: {} as PasswordLoginContext,
    events: {} as PasswordLoginEvent,
    input: {} as PasswordLoginInput,
    tags: {} as 'busy' | 'captcha',
  },
  actors: { login: placeholder<LoginAnswer, LoginInput>() },
  actions: {
    typeAccount: assign(({ event }) => (event.type === 'account.change' ? { account: event.text } : {})),
    typePassword: assign(({ event }) => (event.type === 'password.change' ? { password: event.text } : {})),
    consent: assign(({ event }) => (event.type === 'consent.change' ? { agreed: event.agreed } : {})),
    noteMissing: assign({ missing: ({ context }) => missingOf(context) }),
    clearMessages: assign({ missing: null, failure: null }),
  },
  guards: {
    isComplete: ({ context }) => missingOf(context) === null,
    hasDeviceList: ({ context }) => context.failure?.kind === 'tooManyDevices',
  },
}).createMachine({
  id: 'passwordLogin',
  description: 'Sign-in by account and password (specification §5, §8).',
  context: ({ input }) => ({ ...input, password: '', missing: null, failure: null }),
  initial: 'editing',
  // The box can be ticked elsewhere on the page while something is on its way.
  on: { 'consent.change': { actions: 'consent' } },
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
        input: ({ context, event }) => loginInputOf(context, event.type === 'captcha.solve' ? event.token : null),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'signedIn', target: 'signedIn' },
          { guard: ({ event }) => event.output.kind === 'captchaNeeded', target: 'challenged' },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.output) }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => ({ kind: 'refused', message: messageOf(event.error) }) }),
        },
      },
    },
    challenged: {
      tags: 'captcha',
      on: { 'captcha.solve': 'submitting', 'captcha.close': 'editing' },
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
        'devices.enter': { guard: 'hasDeviceList', target: 'signedIn' },
        'devices.close': { target: 'editing', actions: 'clearMessages' },
      },
    },
    signedIn: { tags: 'busy', type: 'final' },
  },
})
