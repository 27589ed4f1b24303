import { assign, fromPromise, setup } from 'xstate'

/** A small machine with everything that charts and logs have to show: a region each, a child, a guard, an end. */
export const lampMachine = setup({
  types: {
    context: {} as { readonly presses: number; readonly password: string },
    events: {} as { type: 'lamp.press' } | { type: 'lamp.name'; name: string } | { type: 'lamp.break' },
  },
  actors: { warm: fromPromise<string>(() => Promise.resolve('warm')) },
  guards: { isNamed: ({ event }) => event.type === 'lamp.name' && event.name.length > 2 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp.',
  context: { presses: 0, password: 'Canary#2026' },
  initial: 'dark',
  states: {
    dark: {
      on: { 'lamp.press': { target: 'light', actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
    },
    light: {
      initial: 'plain',
      invoke: { id: 'warm', src: 'warm' },
      on: { 'lamp.press': 'dark', 'lamp.break': 'broken' },
      states: { plain: { on: { 'lamp.name': { guard: 'isNamed', target: 'named' } } }, named: {} },
    },
    broken: { type: 'final' },
  },
})
