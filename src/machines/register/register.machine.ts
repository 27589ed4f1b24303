import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  emptyRegisterForm,
  type RegisterAnswer,
  type RegisterContext,
  type RegisterEvent,
  type RegisterForm,
  registerProblems,
} from './register.types.ts'

/** Whatever the service answers, what was typed stays. */
export const registerMachine = setup({
  types: { context: {} as RegisterContext, events: {} as RegisterEvent, tags: {} as 'busy' },
  actors: {
    register: placeholder<RegisterAnswer, RegisterForm>(),
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'form.change' ? { form: { ...context.form, ...event.changes }, failure: null } : {},
    ),
    noteTried: assign({ wasTried: true }),
    clearFailure: assign({ failure: null }),
    noteAnswer: assign((_, answer: RegisterAnswer) =>
      answer.kind === 'applied' ? { schoolName: answer.schoolName } : { failure: answer },
    ),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered' as const, message: messageOf(error) },
    })),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(registerProblems(context.form)).length === 0,
  },
}).createMachine({
  id: 'register',
  description: 'Asking a school for an account (specification §2 Public routes).',
  context: { form: emptyRegisterForm, wasTried: false, failure: null, schoolName: '' },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.change': { actions: 'change' },
        'form.submit': [{ guard: 'isComplete', target: 'submitting' }, { actions: ['noteTried', 'clearFailure'] }],
      },
    },
    submitting: {
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => context.form,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'applied',
            target: 'applied',
            actions: { type: 'noteAnswer', params: answerOf },
          },
          { target: 'editing', actions: { type: 'noteAnswer', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    applied: { type: 'final' },
  },
})

function answerOf({ event }: { readonly event: DoneActorEvent<RegisterAnswer> }): RegisterAnswer {
  return event.output
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}
