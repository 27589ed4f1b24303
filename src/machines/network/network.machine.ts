import { assign, emit, setup } from 'xstate'
import { placeholder } from '../placeholder.ts'
import type { NetworkContext, NetworkEffect, NetworkEvent } from './network.types.ts'

/** The browser's events are hints: the network counts as back only after a response. Nothing is resent from here. */
export const networkMachine = setup({
  types: {
    context: {} as NetworkContext,
    events: {} as NetworkEvent,
    emitted: {} as NetworkEffect,
    tags: {} as 'dropped' | 'busy',
  },
  actors: { reach: placeholder<void>() },
  actions: {
    keepAddress: assign(({ event }) => (event.type === 'network.drop' ? { address: event.address, isTold: true } : {})),
    /** From here on the person goes where they like. */
    waveAway: assign({ address: null, isTold: false }),
    forget: assign({ address: null, isTold: false }),
  },
}).createMachine({
  id: 'network',
  description: 'Whether the service can be reached (specification §4 Session).',
  context: { address: null, isTold: false },
  initial: 'online',
  states: {
    online: {
      on: { 'network.drop': { target: 'dropped', actions: 'keepAddress' } },
    },
    dropped: {
      tags: 'dropped',
      on: {
        'network.return': 'returning',
        'network.retry': 'returning',
        'notice.close': { actions: 'waveAway' },
      },
    },
    returning: {
      tags: ['dropped', 'busy'],
      invoke: {
        id: 'reach',
        src: 'reach',
        onDone: {
          target: 'online',
          actions: [emit(({ context }) => ({ type: 'returned', address: context.address })), 'forget'],
        },
        onError: 'dropped',
      },
      on: { 'network.drop': 'dropped', 'notice.close': { actions: 'waveAway' } },
    },
  },
})
