import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { errorOf, answerOf } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import type {
  StudentSessionContext,
  StudentSessionEvent,
  StudentSessionTag,
  WhoAnswer,
} from './student-session.types.ts'

/**
 * A lost session keeps its student, so that the page stays on screen behind the sign-in; only another student, or
 * signing out, removes it. Whoever signs out is gone once the service has answered: until then the browser could still
 * sign them in. A password made by a teacher is changed before anything else; the service then keeps the student signed
 * in.
 */
export const studentSessionMachine = setup({
  types: { context: {} as StudentSessionContext, events: {} as StudentSessionEvent, tags: {} as StudentSessionTag },
  actors: { who: placeholder<WhoAnswer>(), leave: placeholder<void>() },
  actions: {
    meet: assign((_, answer: WhoAnswer) =>
      answer.kind === 'student' ? { student: answer.student, message: '', failedReturns: 0 } : {},
    ),
    noteFailure: assign((_, error: unknown) => ({ message: messageOf(error) })),
    clearMessage: assign({ message: '' }),
    forget: assign({ student: null, message: '', failedReturns: 0 }),
    countFailedReturn: assign({ failedReturns: ({ context }) => context.failedReturns + 1 }),
  },
  guards: {
    isStudent: (_, answer: WhoAnswer) => answer.kind === 'student',
    isDueHere: ({ context }) => context.student?.mustChangePassword === true,
    /** A new password must be chosen before anything else. */
    isDue: (_, answer: WhoAnswer) => answer.kind === 'student' && answer.student.mustChangePassword,
    isDueOfSame: ({ context }, answer: WhoAnswer) =>
      answer.kind === 'student' && answer.student.mustChangePassword && answer.student.uid === context.student?.uid,
  },
}).createMachine({
  id: 'studentSession',
  description: 'Who uses the student page (specification §1, §7).',
  context: { student: null, message: '', failedReturns: 0 },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'who',
        onDone: [
          {
            guard: { type: 'isDue', params: answerOf },
            target: 'passwordDue',
            actions: { type: 'meet', params: answerOf },
          },
          {
            guard: { type: 'isStudent', params: answerOf },
            target: 'signedIn',
            actions: { type: 'meet', params: answerOf },
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'unreachable', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    unreachable: {
      tags: 'unreachable',
      on: { 'session.retry': 'checking' },
    },
    signedOut: {
      tags: 'signedOut',
      on: { 'student.enter': 'checking' },
    },
    passwordDue: {
      tags: 'passwordDue',
      on: {
        'password.change': { target: 'checking', actions: 'forget' },
        'student.leave': 'leaving',
        'session.lose': { target: 'signedOut', actions: 'forget' },
      },
    },
    signedIn: {
      tags: 'present',
      on: { 'session.lose': 'lost', 'student.leave': 'leaving' },
    },
    lost: {
      tags: ['present', 'lost'],
      on: { 'student.enter': 'returning', 'student.leave': 'leaving' },
    },
    lostPasswordDue: {
      tags: ['present', 'lost', 'passwordDue'],
      on: {
        'password.change': 'returning',
        'session.lose': 'lost',
        'student.leave': 'leaving',
      },
    },
    returning: {
      tags: ['present', 'lost', 'busy'],
      invoke: {
        id: 'return',
        src: 'who',
        onDone: [
          {
            guard: { type: 'isDueOfSame', params: answerOf },
            target: 'lostPasswordDue',
            actions: { type: 'meet', params: answerOf },
          },
          {
            guard: { type: 'isDue', params: answerOf },
            target: 'passwordDue',
            actions: { type: 'meet', params: answerOf },
          },
          {
            guard: { type: 'isStudent', params: answerOf },
            target: 'signedIn',
            actions: { type: 'meet', params: answerOf },
          },
          { target: 'lost', actions: 'countFailedReturn' },
        ],
        onError: { target: 'lost', actions: ['countFailedReturn', { type: 'noteFailure', params: errorOf }] },
      },
    },
    leaving: {
      tags: 'leaving',
      invoke: {
        id: 'leave',
        src: 'leave',
        onDone: { target: 'signedOut', actions: 'forget' },
        onError: { target: 'leavingFailed', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    leavingFailed: {
      tags: 'leavingFailed',
      on: {
        'student.leave': 'leaving',
        'student.stay': [
          { guard: 'isDueHere', target: 'passwordDue', actions: 'clearMessage' },
          { target: 'signedIn', actions: 'clearMessage' },
        ],
      },
    },
  },
})
