import { expect, test } from 'vitest'
import { fromPromise, setup } from 'xstate'
import { chartOf, transitionNames } from './chart-of-machine.ts'

const machine = setup({
  types: { events: {} as { type: 'door.open' | 'door.knock' | 'door.lock' } },
  actors: { turn: fromPromise<{ kind: string }>(() => Promise.reject(new Error('never'))) },
  guards: { isHome: () => true },
  delays: { aWhile: 10 },
}).createMachine({
  id: 'door',
  description: 'A door (specification §4).',
  initial: 'shut',
  on: { 'door.knock': {} },
  states: {
    shut: {
      initial: 'free',
      on: {
        'door.open': [
          { guard: 'isHome', target: 'open' },
          { target: 'shut', reenter: true },
        ],
      },
      states: {
        free: { on: { 'door.lock': 'turning' } },
        turning: {
          invoke: {
            id: 'turn',
            src: 'turn',
            onDone: [{ guard: ({ event }) => event.output.kind === 'locked', target: 'locked' }, { target: 'free' }],
            onError: 'free',
          },
        },
        locked: {},
      },
    },
    open: { type: 'parallel', after: { aWhile: 'gone' }, states: { light: {}, bell: {} } },
    gone: { type: 'final' },
  },
})

test('a chart has the hierarchy of its machine, the transitions in words, and the actors', () => {
  expect(chartOf(machine)).toEqual({
    id: 'door',
    description: 'A door (specification §4).',
    states: [
      state('door', null, 'compound', 'door.shut', [line('door.knock', 'door|door.knock|0')]),
      state('door.shut', 'door', 'compound', 'door.shut.free', [line('↻ door.open', 'door.shut|door.open|1')]),
      state('door.shut.free', 'door.shut', 'atomic'),
      state('door.shut.turning', 'door.shut', 'atomic', null, [{ text: '◦ turn', transitions: [] }]),
      state('door.shut.locked', 'door.shut', 'atomic'),
      state('door.open', 'door', 'parallel'),
      state('door.open.light', 'door.open', 'atomic'),
      state('door.open.bell', 'door.open', 'atomic'),
      state('door.gone', 'door', 'final'),
    ],
    edges: [
      edge('door.shut', 'door.open', line('door.open [isHome]', 'door.shut|door.open|0')),
      edge('door.shut.free', 'door.shut.turning', line('door.lock', 'door.shut.free|door.lock|0')),
      edge(
        'door.shut.turning',
        'door.shut.locked',
        line('turn done [locked]', 'door.shut.turning|xstate.done.actor.turn|0'),
      ),
      edge(
        'door.shut.turning',
        'door.shut.free',
        line('turn done', 'door.shut.turning|xstate.done.actor.turn|1'),
        line('turn failed', 'door.shut.turning|xstate.error.actor.turn|0'),
      ),
      edge('door.open', 'door.gone', line('after aWhile', 'door.open|xstate.after.aWhile.door.open|0')),
    ],
  })
})

test('every transition has one name, the same in every instance', () => {
  const names = [...transitionNames(machine).values()]
  expect(names).toEqual([...new Set(names)])
  expect([...transitionNames(machine.provide({})).values()]).toEqual(names)
})

const line = (text: string, ...transitions: readonly string[]) => ({ text, transitions })

const state = (
  id: string,
  parent: string | null,
  kind: string,
  initial: string | null = null,
  lines: readonly ReturnType<typeof line>[] = [],
) => ({ id, name: id.split('.').at(-1), parent, kind, initial, lines })

const edge = (from: string, to: string, ...lines: readonly ReturnType<typeof line>[]) => ({
  id: `${from} → ${to}`,
  from,
  to,
  lines,
})
