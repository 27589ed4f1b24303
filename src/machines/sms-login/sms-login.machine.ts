import { assign, setup } from 'xstate'
import type { Agreement } from '../login/login-way.types.ts'
import { messageOf } from '../message-of.ts'
import { isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
import {
  failureOf,
  problemOf,
  reportOf,
  type SmsAnswer,
  type SmsFailure,
  type SmsLoginContext,
  type SmsLoginEvent,
  type SmsLoginInput,
} from './sms-login.types.ts'

/** Nothing is sent until the form is right. */
export const smsLoginMachine = setup({
  types: {
    context: {} as SmsLoginContext,
    events: {} as SmsLoginEvent,
    input: {} as { readonly mobile: string } & Agreement,
    tags: {} as 'busy' | 'signedIn',
  },
  actors: {
    login: placeholder<SmsAnswer, SmsLoginInput>(),
  },
  actions: {
    typeMobile: assign((_, mobile: string) => ({ mobile })),
    typeCode: assign((_, code: string) => ({ code })),
    agree: assign((_, { agreed, accepted }: Agreement) => ({ agreed, accepted })),
    noteFailure: assign((_, failure: SmsFailure | null) => ({ failure })),
    tellParent: tellParent(),
    noteProblem: assign({ problem: ({ context }) => problemOf(context), failure: null }),
    clearMessages: assign({ problem: null, failure: null }),
  },
  guards: {
    isRight: ({ context }) => problemOf(context) === null,
    isKind,
  },
}).createMachine({
  id: 'smsLogin',
  description: 'Sign-in by a code sent to a mobile (specification §5, §7).',
  context: ({ input }) => ({ ...input, code: '', problem: null, failure: null }),
  initial: 'editing',
  // The box can be ticked elsewhere on the page while a request is pending.
  on: { 'consent.change': { actions: { type: 'agree', params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        'mobile.change': { actions: [{ type: 'typeMobile', params: ({ event }) => event.text }, 'clearMessages'] },
        'code.change': { actions: [{ type: 'typeCode', params: ({ event }) => event.text }, 'clearMessages'] },
        'consent.change': { actions: [{ type: 'agree', params: ({ event }) => event }, 'clearMessages'] },
        'form.submit': [{ guard: 'isRight', target: 'submitting' }, { actions: 'noteProblem' }],
        'devices.close': { actions: 'clearMessages' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { mobile, code, accepted } }) => ({ mobile: mobile.trim(), code: code.trim(), accepted }),
        onDone: [
          { guard: kindIs('signedIn'), target: 'signedIn' },
          {
            target: 'editing',
            actions: [
              { type: 'noteFailure', params: ({ event }) => failureOf(event.output) },
              { type: 'tellParent', params: ({ context, event }) => reportOf(context, event.output) },
            ],
          },
        ],
        onError: {
          target: 'editing',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ kind: 'refused', message: messageOf(event.error) }),
          },
        },
      },
    },
    signedIn: { tags: ['busy', 'signedIn'], type: 'final' },
  },
})
