import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  type BindMobileAnswer,
  type BindMobileContext,
  type BindMobileEvent,
  type BindMobileForm,
  type BindMobileInput,
  isCompleteToBind,
} from './bind-mobile.types.ts'

/** It is bound to the person of a messaging app, or to the account that is signed in. */
export const bindMobileMachine = setup({
  types: {
    context: {} as BindMobileContext,
    events: {} as BindMobileEvent,
    input: {} as BindMobileInput,
    tags: {} as 'busy',
  },
  actors: {
    bind: placeholder<BindMobileAnswer, BindMobileForm>(),
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'form.change' ? { form: { ...context.form, ...event.changes }, failure: null } : {},
    ),
    noteTried: assign({ wasTried: true }),
    clearFailure: assign({ failure: null }),
    noteRefusal: assign((_, answer: BindMobileAnswer) => ({ failure: answer.kind === 'bound' ? null : answer })),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered' as const, message: messageOf(error) },
    })),
  },
  guards: {
    isComplete: ({ context }) => isCompleteToBind(context),
  },
}).createMachine({
  id: 'bindMobile',
  description: 'Binding a mobile or an e-mail address by a code (specification §5, §7).',
  context: ({ input }) => ({
    ...input,
    form: { mobile: '', email: '', verifyCode: '', agreed: false },
    wasTried: false,
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: 'change' },
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
          { guard: ({ event }) => event.output.kind === 'bound', target: 'bound' },
          { target: 'editing', actions: { type: 'noteRefusal', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    bound: { type: 'final' },
  },
})

function answerOf({ event }: { readonly event: DoneActorEvent<BindMobileAnswer> }): BindMobileAnswer {
  return event.output
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}
