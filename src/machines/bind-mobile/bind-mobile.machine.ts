import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  type BindMobileAnswer,
  type BindMobileContext,
  type BindMobileEvent,
  type BindMobileForm,
  type BindMobileInput,
  isCompleteToBind,
} from './bind-mobile.types.ts'

/** Binds a mobile or address to the person of a messaging app, or to the signed-in account. */
export const bindMobileMachine = setup({
  types: {
    context: {} as BindMobileContext,
    events: {} as BindMobileEvent,
    input: {} as BindMobileInput,
    tags: {} as 'busy' | 'bound',
  },
  actors: {
    bind: placeholder<BindMobileAnswer, BindMobileForm>(),
  },
  actions: {
    change: assign(({ context }, changes: Partial<BindMobileForm>) => ({
      form: { ...context.form, ...changes },
      failure: null,
    })),
    noteTried: assign({ wasTried: true }),
    clearFailure: assign({ failure: null }),
    noteRefusal: assign((_, answer: BindMobileAnswer) => ({ failure: answer.kind === 'bound' ? null : answer })),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered' as const, message: messageOf(error) },
    })),
  },
  guards: {
    isKind,
    isComplete: ({ context }) => isCompleteToBind(context),
  },
}).createMachine({
  id: 'bindMobile',
  description: 'Binding a mobile or an e-mail address by a code (specification §5, §7).',
  context: ({ input }) => ({
    ...input,
    form: { mobile: '', email: '', verificationCode: '', agreed: false },
    wasTried: false,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: 'noteTried' }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'bind',
        src: 'bind',
        input: ({ context }) => context.form,
        onDone: [
          { guard: kindIs('bound'), target: 'bound' },
          { target: 'editing', actions: { type: 'noteRefusal', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    bound: { type: 'final', tags: 'bound' },
  },
})
