import { assign, setup } from 'xstate'
import { timeouts } from '#domain/portal/constants.ts'
import { placeholder } from '../placeholder.ts'
import { type AreaContext, type AreaEvent, isSame, type WantedArea } from './area.types.ts'

const step = placeholder<void, WantedArea>()

/**
 * A navigation during a change only replaces the wanted area; mounting waits for unmounting; a failed mount is
 * unmounted before anything else comes in. Scripts that are no longer wanted are not waited for.
 */
export const areaMachine = setup({
  types: {
    context: {} as AreaContext,
    events: {} as AreaEvent,
    tags: {} as 'empty' | 'busy' | 'fetching' | 'failed',
  },
  actors: { load: step, mount: step, unmount: step },
  actions: {
    want: assign({ wanted: ({ event }) => (event.type === 'area.want' ? event.area : null) }),
    takeWanted: assign({ current: ({ context }) => context.wanted }),
    letGo: assign({ current: null }),
  },
  delays: { loadLimit: timeouts.scriptLoad },
  guards: {
    isOutdated: ({ context }) => !isSame(context.wanted, context.current),
  },
}).createMachine({
  id: 'area',
  description: 'One embedded area at a time (specification §4 Session).',
  context: { wanted: null, current: null },
  initial: 'empty',
  on: { 'area.want': { actions: 'want' }, 'area.leave': { actions: 'want' } },
  states: {
    empty: {
      tags: 'empty',
      always: { guard: 'isOutdated', target: 'loading', actions: 'takeWanted' },
    },
    loading: {
      tags: ['busy', 'fetching'],
      always: { guard: 'isOutdated', target: 'empty', actions: 'letGo' },
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => inputOf(context),
        onDone: 'mounting',
        onError: 'loadFailed',
      },
      // A script that never loads; if it does later, it is no longer wanted.
      after: { loadLimit: 'loadFailed' },
    },
    mounting: {
      tags: 'busy',
      invoke: {
        id: 'mount',
        src: 'mount',
        input: ({ context }) => inputOf(context),
        onDone: 'mounted',
        onError: 'mountFailed',
      },
    },
    mounted: {
      always: { guard: 'isOutdated', target: 'unmounting' },
    },
    unmounting: {
      tags: 'busy',
      invoke: {
        id: 'unmount',
        src: 'unmount',
        input: ({ context }) => inputOf(context),
        // What cannot be unmounted is removed with its container anyway.
        onDone: { target: 'empty', actions: 'letGo' },
        onError: { target: 'empty', actions: 'letGo' },
      },
    },
    loadFailed: {
      tags: 'failed',
      always: { guard: 'isOutdated', target: 'empty', actions: 'letGo' },
      on: { 'area.retry': 'loading' },
    },
    mountFailed: {
      tags: 'failed',
      always: { guard: 'isOutdated', target: 'unmounting' },
      on: { 'area.retry': 'unmounting' },
    },
  },
})

function inputOf(context: AreaContext): WantedArea {
  if (context.current === null) throw new Error('No area to work on')
  return context.current
}
