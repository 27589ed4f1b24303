import { assign, emit, setup } from 'xstate'
import { setUserRetry } from '#domain/portal/constants.ts'
import { placeholder } from '../placeholder.ts'
import type { HostUserContext, HostUserEffect, HostUserEvent, ReportedUser } from './host-user.types.ts'

/**
 * Tells the desktop host who is signed in in its window (specification §9, setUser): every two seconds up to ten times,
 * then not again until the user changes. The newest user replaces the one being reported.
 */
export const hostUserMachine = setup({
  types: {
    context: {} as HostUserContext,
    events: {} as HostUserEvent,
    emitted: {} as HostUserEffect,
  },
  actors: { tell: placeholder<void, ReportedUser>() },
  actions: {
    take: assign(({ event }) => ({ user: event.user, failures: 0 })),
    count: assign(({ context }) => ({ failures: context.failures + 1 })),
  },
  guards: { isLastAttempt: ({ context }) => context.failures + 1 >= setUserRetry.attempts },
  delays: { retryDelay: setUserRetry.interval },
}).createMachine({
  id: 'hostUser',
  description: 'Tells the desktop host who is signed in in its window (specification §9 Window setUser).',
  context: { user: null, failures: 0 },
  initial: 'idle',
  on: { 'user.change': { target: '.reporting', actions: 'take' } },
  states: {
    idle: {},
    reporting: {
      invoke: {
        id: 'tell',
        src: 'tell',
        input: ({ context }) => context.user,
        onDone: 'reported',
        onError: [
          { guard: 'isLastAttempt', target: 'unreported', actions: ['count', emit({ type: 'unreported' })] },
          { target: 'waiting', actions: 'count' },
        ],
      },
    },
    waiting: { after: { retryDelay: 'reporting' } },
    reported: {},
    unreported: {},
  },
})
