import { expect, test } from 'vitest'
import { assign, emit, fromPromise, setup } from 'xstate'
import { breachesOf, type Rule, so, type Work, when, workBreachesOf } from './rules.ts'
import { type Step, stepsOf } from './steps.ts'

/** A door to knock at: known people are let in, and somebody has to answer. */
const machine = setup({
  types: { context: {} as { knocks: number }, events: {} as { type: 'door.knock' } | { type: 'door.shut' } },
  actors: { look: fromPromise<{ kind: 'friend' | 'stranger' }, { knocks: number }>(() => Promise.reject(new Error())) },
  actions: { count: assign(({ context }) => ({ knocks: Math.min(context.knocks + 1, 2) })), ring: () => {} },
  guards: { isSecond: ({ context }) => context.knocks === 1 },
  delays: { patience: 1000 },
}).createMachine({
  context: { knocks: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: { 'door.knock': [{ guard: 'isSecond', target: 'asking', actions: ['count', 'ring'] }, { actions: 'count' }] },
    },
    asking: {
      invoke: {
        id: 'look',
        src: 'look',
        input: ({ context }) => ({ knocks: context.knocks }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'friend', target: 'open', actions: emit({ type: 'welcome' }) },
          { target: 'shut' },
        ],
        onError: 'shut',
      },
      after: { patience: 'shut' },
    },
    open: { on: { 'door.shut': 'shut' } },
  },
})

const steps: readonly Step<{ knocks: number }>[] = stepsOf({
  name: 'door',
  machine,
  openings: { anew: () => undefined },
  answers: { look: [{ kind: 'friend' }, { kind: 'stranger' }] },
  key: ({ knocks }) => knocks,
})

const isSecond = when('it is the second knock', ({ before }) => before.knocks === 1)
const counts = so('it is counted', ({ before, after }) => after.knocks === Math.min(before.knocks + 1, 2))

const rules: readonly Rule[] = [
  ['start', 'anew', 'shut'],
  ['shut', 'door.knock', 'asking', isSecond, counts, 'ring'],
  ['shut', 'door.knock', 'stays', counts],
  ['asking', 'look answered friend', 'open', 'emit welcome'],
  ['asking', 'look answered stranger', 'shut'],
  ['asking', 'look failed', 'shut'],
  ['asking', 'after patience', 'shut'],
  ['open', 'door.shut', 'shut'],
]

/** The table with one of its rows replaced, or left out. */
const changed = (at: number, ...row: readonly Rule[]) => breachesOf(steps, rules.toSpliced(at, 1, ...row))

test('a chart that does what its table says breaks no rule', () => expect(breachesOf(steps, rules)).toEqual([]))

test.each<readonly [difference: string, reported: readonly string[], expected: readonly string[]]>([
  ['no row', changed(7), ['open · door.shut → shut: no row says so']],
  [
    'another target',
    changed(7, ['open', 'door.shut', 'open']),
    ['[open · door.shut → open]: but open · door.shut → shut'],
  ],
  [
    'an event said to be ignored',
    changed(7, ['open', 'door.shut', 'ignored']),
    ['[open · door.shut → ignored]: but open · door.shut → shut', '[open · door.shut → ignored]: not "ignored"'],
  ],
  [
    'an action unsaid',
    changed(3, ['asking', 'look answered friend', 'open']),
    ['[asking · look answered friend → open]: but asking · look answered friend → open, doing emit welcome'],
  ],
  [
    'another outcome',
    changed(1, ['shut', 'door.knock', 'asking', isSecond, so('it is forgotten', () => false), 'ring']),
    ['[shut · door.knock → asking] when it is the second knock so that it is forgotten ring: not "it is forgotten"'],
  ],
  [
    'another source',
    changed(6, ['shut', 'after patience', 'asking']),
    [
      'asking · after patience → shut: no row says so',
      '[shut · after patience → asking]: never happens',
      '[shut · after patience → asking]: cannot come in shut',
    ],
  ],
  [
    'a row too many',
    breachesOf(steps, [...rules, ['open', 'door.knock', 'stays']]),
    ['[open · door.knock → stays]: never happens'],
  ],
])('a difference is reported with its row: %s', (_difference, reported, expected) => expect(reported).toEqual(expected))

test("differences in an invocation's input or state are reported with its row", () => {
  const look: Work = ['asking', 'look', ({ after }) => ({ knocks: after.knocks })]
  const differences = [[look], [], [['asking', 'look'] as const], [look, ['open', 'greet'] as const]].map((works) =>
    workBreachesOf(steps, works),
  )
  expect(differences).toEqual([
    [],
    ['asking starts look: no row says so'],
    ['look: not undefined, but {"knocks":2}'],
    ['[open starts greet]: not after look answered friend in asking'],
  ])
})
