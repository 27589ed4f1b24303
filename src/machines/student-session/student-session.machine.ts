import { assign, fromPromise, setup } from 'xstate'
import type { StudentSessionContext, StudentSessionEvent, WhoAnswer } from './student-session.types.ts'

/**
 * A lost session keeps its student, so that the page stays on screen behind the sign-in; only another student, or
 * signing out, takes it away. A password that a teacher made is changed before anything else, and the new one is
 * signed in with.
 */
export const studentSessionMachine = setup({
  types: { context: {} as StudentSessionContext, events: {} as StudentSessionEvent },
  actors: {
    who: fromPromise<WhoAnswer>(() => Promise.reject(new Error('provide this actor'))),
  },
  actions: {
    forget: assign({ student: null, message: '', failedReturns: 0 }),
    countFailedReturn: assign({ failedReturns: ({ context }) => context.failedReturns + 1 }),
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
            guard: ({ event }) => isDue(event.output),
            target: 'passwordDue',
            actions: assign(({ event }) => met(event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'student',
            target: 'signedIn',
            actions: assign(({ event }) => met(event.output)),
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'unreachable', actions: assign(({ event }) => ({ message: messageOf(event.error) })) },
      },
    },
    unreachable: {
      on: { 'session.retry': 'checking' },
    },
    signedOut: {
      on: { 'student.enter': 'checking' },
    },
    passwordDue: {
      tags: 'passwordDue',
      on: {
        'password.change': { target: 'signedOut', actions: 'forget' },
        'student.leave': { target: 'signedOut', actions: 'forget' },
        'session.lose': { target: 'signedOut', actions: 'forget' },
      },
    },
    signedIn: {
      tags: 'present',
      on: { 'session.lose': 'lost', 'student.leave': { target: 'signedOut', actions: 'forget' } },
    },
    lost: {
      tags: ['present', 'lost'],
      on: { 'student.enter': 'returning', 'student.leave': { target: 'signedOut', actions: 'forget' } },
    },
    lostPasswordDue: {
      tags: ['present', 'lost', 'passwordDue'],
      on: {
        'password.change': 'lost',
        'session.lose': 'lost',
        'student.leave': { target: 'signedOut', actions: 'forget' },
      },
    },
    returning: {
      tags: ['present', 'lost', 'busy'],
      invoke: {
        id: 'return',
        src: 'who',
        onDone: [
          {
            guard: ({ event, context }) => isDue(event.output) && isSame(event.output, context),
            target: 'lostPasswordDue',
            actions: assign(({ event }) => met(event.output)),
          },
          {
            guard: ({ event }) => isDue(event.output),
            target: 'passwordDue',
            actions: assign(({ event }) => met(event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'student',
            target: 'signedIn',
            actions: assign(({ event }) => met(event.output)),
          },
          { target: 'lost', actions: 'countFailedReturn' },
        ],
        onError: {
          target: 'lost',
          actions: ['countFailedReturn', assign(({ event }) => ({ message: messageOf(event.error) }))],
        },
      },
    },
  },
})

/** A new password must be chosen before anything else. */
const isDue = (answer: WhoAnswer): boolean => answer.kind === 'student' && answer.student.mustChangePassword

const isSame = (answer: WhoAnswer, { student }: StudentSessionContext): boolean =>
  answer.kind === 'student' && answer.student.uid === student?.uid

const met = (answer: WhoAnswer): Partial<StudentSessionContext> =>
  answer.kind === 'student' ? { student: answer.student, message: '', failedReturns: 0 } : {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
