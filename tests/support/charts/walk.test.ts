import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { eventsOf, isSink, reachableStates, statesOf } from './walk.ts'

const machine = createMachine({
  id: 'walk',
  initial: 'first',
  on: { 'other.go': { target: '.other' } },
  states: {
    first: { on: { 'both.go': 'both', 'note.take': { actions: () => {} } } },
    both: {
      type: 'parallel',
      states: {
        left: { initial: 'on', states: { on: { on: { 'left.stop': 'off' } }, off: {}, never: {} } },
        right: { initial: 'on', states: { on: { after: { 10: '#walk.done' } } } },
      },
    },
    other: { always: { target: 'both.left.off', guard: () => false } },
    forgotten: { on: { 'first.go': 'first' } },
    done: { type: 'final' },
  },
})

const alone = createMachine({ id: 'alone', initial: 'stuck', states: { stuck: { on: { 'note.take': {} } } } })

test('a state without an incoming transition is not reached; regions, delays and guards are followed', () => {
  const reached = reachableStates(machine)
  const lost = statesOf(machine).filter((state) => !reached.has(state))
  expect(lost.map(({ id }) => id)).toEqual(['walk.both.left.never', 'walk.forgotten'])
})

test('a state is a sink when nothing leads out of it or its parents', () => {
  expect(statesOf(machine).filter(isSink)).toEqual([])
  expect(
    statesOf(alone)
      .filter(isSink)
      .map(({ id }) => id),
  ).toEqual(['alone.stuck'])
})

test("external events are listed once, without the machine's own", () => {
  expect(eventsOf(machine).toSorted()).toEqual(['both.go', 'first.go', 'left.stop', 'note.take', 'other.go'])
})
