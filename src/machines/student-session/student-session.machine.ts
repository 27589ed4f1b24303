import { assign, fromPromise, setup } from 'xstate'
import type { StudentSessionContext, StudentSessionEvent, WhoAnswer } from './student-session.types.ts'

/**
 * Who uses the student page. A lost session keeps its student, so that the page stays on screen behind the sign-in; only
 * another student, or signing out, takes it away.
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
    signedIn: {
      tags: 'present',
      on: { 'session.lose': 'lost', 'student.leave': { target: 'signedOut', actions: 'forget' } },
    },
    lost: {
      tags: ['present', 'lost'],
      on: { 'student.enter': 'returning', 'student.leave': { target: 'signedOut', actions: 'forget' } },
    },
    returning: {
      tags: ['present', 'lost', 'busy'],
      invoke: {
        id: 'return',
        src: 'who',
        onDone: [
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

const met = (answer: WhoAnswer): Partial<StudentSessionContext> =>
  answer.kind === 'student' ? { student: answer.student, message: '', failedReturns: 0 } : {}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
