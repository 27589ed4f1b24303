import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  problemOf,
  type SmsAnswer,
  type SmsLoginContext,
  type SmsLoginEvent,
  type SmsLoginInput,
} from './sms-login.types.ts'

/** Nothing is sent until the form is right. */
export const smsLoginMachine = setup({
  types: {
    context: {} as SmsLoginContext,
    events: {} as SmsLoginEvent,
    input: {} as { readonly mobile: string; readonly agreed: boolean },
    tags: {} as 'busy',
  },
  actors: {
    login: placeholder<SmsAnswer, SmsLoginInput>(),
  },
  actions: {
    typeMobile: assign(({ event }) => (event.type === 'mobile.change' ? { mobile: event.text } : {})),
    typeCode: assign(({ event }) => (event.type === 'code.change' ? { code: event.text } : {})),
    consent: assign(({ event }) => (event.type === 'consent.change' ? { agreed: event.agreed } : {})),
    noteProblem: assign({ problem: ({ context }) => problemOf(context), failure: null }),
    clearMessages: assign({ problem: null, failure: null }),
  },
  guards: {
    isRight: ({ context }) => problemOf(context) === null,
    hasDeviceList: ({ context }) => context.failure?.kind === 'tooManyDevices',
  },
}).createMachine({
  id: 'smsLogin',
  description: 'Sign-in by a code sent to a mobile (specification §5, §7).',
  context: ({ input }) => ({ mobile: input.mobile, code: '', agreed: input.agreed, problem: null, failure: null }),
  initial: 'editing',
  // The box can be ticked elsewhere on the page while something is on its way.
  on: { 'consent.change': { actions: 'consent' } },
  states: {
    editing: {
      on: {
        'mobile.change': { actions: ['typeMobile', 'clearMessages'] },
        'code.change': { actions: ['typeCode', 'clearMessages'] },
        'consent.change': { actions: ['consent', 'clearMessages'] },
        'form.submit': [{ guard: 'isRight', target: 'submitting' }, { actions: 'noteProblem' }],
        'devices.enter': { guard: 'hasDeviceList', target: 'signedIn' },
        'devices.close': { actions: 'clearMessages' },
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearMessages',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ mobile: context.mobile.trim(), code: context.code.trim() }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'signedIn', target: 'signedIn' },
          {
            target: 'editing',
            actions: assign({ failure: ({ event: { output } }) => (output.kind === 'signedIn' ? null : output) }),
          },
        ],
        onError: {
          target: 'editing',
          actions: assign({ failure: ({ event }) => ({ kind: 'refused', message: messageOf(event.error) }) }),
        },
      },
    },
    signedIn: { tags: 'busy', type: 'final' },
  },
})
