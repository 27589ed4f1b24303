import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  emptyRegisterForm,
  type RegisterAnswer,
  type RegisterContext,
  type RegisterEvent,
  type RegisterForm,
  registerProblems,
} from './register.types.ts'

/** Whatever the response, the form keeps what was typed. */
export const registerMachine = setup({
  types: { context: {} as RegisterContext, events: {} as RegisterEvent, tags: {} as 'busy' | 'applied' },
  actors: {
    register: placeholder<RegisterAnswer, RegisterForm>(),
  },
  actions: {
    change: assign(({ context }, changes: Partial<RegisterForm>) => ({
      form: { ...context.form, ...changes },
      failure: null,
    })),
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
    isKind,
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
        'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
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
          { guard: kindIs('applied'), target: 'applied', actions: { type: 'noteAnswer', params: answerOf } },
          { target: 'editing', actions: { type: 'noteAnswer', params: answerOf } },
        ],
        onError: { target: 'editing', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    applied: { type: 'final', tags: 'applied' },
  },
})
