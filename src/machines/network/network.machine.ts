import { assign, emit, setup } from 'xstate'
import { timeouts } from '#domain/portal/constants.ts'
import { placeholder } from '../placeholder.ts'
import type { NetworkContext, NetworkEffect, NetworkEvent } from './network.types.ts'

/** The browser's events are hints: the network counts as back only after a response. Nothing is resent from here. */
export const networkMachine = setup({
  types: {
    context: {} as NetworkContext,
    events: {} as NetworkEvent,
    emitted: {} as NetworkEffect,
    tags: {} as 'dropped' | 'announced' | 'busy',
  },
  actors: { reach: placeholder<void>() },
  delays: { reachAgain: timeouts.reachAgain },
  actions: {
    keepAddress: assign(({ event }) => (event.type === 'network.drop' ? { address: event.address } : {})),
    /** From here on the person goes where they like. */
    forgetAddress: assign({ address: null }),
  },
}).createMachine({
  id: 'network',
  description: 'Whether the service can be reached (specification §4 Session).',
  context: { address: null },
  initial: 'online',
  states: {
    online: {
      on: { 'network.drop': { target: 'dropped', actions: 'keepAddress' } },
    },
    dropped: {
      tags: 'dropped',
      type: 'parallel',
      states: {
        service: {
          initial: 'away',
          states: {
            away: {
              on: { 'network.return': 'returning', 'network.retry': 'returning' },
            },
            returning: {
              tags: 'busy',
              invoke: {
                id: 'reach',
                src: 'reach',
                onDone: {
                  target: '#network.online',
                  actions: [emit(({ context }) => ({ type: 'returned', address: context.address })), 'forgetAddress'],
                },
                onError: 'unanswered',
              },
              on: { 'network.drop': 'away' },
            },
            unanswered: {
              description: 'The network may be back before the service can be reached.',
              after: { reachAgain: 'returning' },
              on: { 'network.drop': 'away', 'network.return': 'returning', 'network.retry': 'returning' },
            },
          },
        },
        notice: {
          initial: 'shown',
          states: {
            shown: {
              tags: 'announced',
              on: { 'notice.close': { target: 'closed', actions: 'forgetAddress' } },
            },
            closed: {},
          },
        },
      },
    },
  },
})
