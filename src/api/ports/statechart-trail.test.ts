import { expect, test } from 'vitest'
import { assign, createActor, createMachine, forwardTo, fromPromise } from 'xstate'
import { trailLimits } from '#domain/portal/trail.ts'
import { inspected, watchActors } from './inspection.ts'
import { createTrail } from './statechart-trail.ts'

const form = createMachine({
  id: 'form',
  type: 'parallel',
  context: { typed: '' },
  states: {
    text: {
      initial: 'empty',
      states: {
        empty: { on: { 'text.type': { target: 'typed', actions: assign({ typed: () => '陈小雨' }) } } },
        typed: {},
      },
    },
    saving: { invoke: { id: 'wait', src: fromPromise(() => new Promise(() => {})) } },
  },
})

function trailOf(use: () => void) {
  let time = 0
  const trail = createTrail(() => (time += 1))
  const stop = watchActors(trail.note)
  use()
  stop()
  return trail.steps()
}

test('each step of a statechart is recorded by names, without its content', () => {
  const steps = trailOf(() => {
    const actor = createActor(form, inspected).start()
    actor.send({ type: 'text.type', text: '陈小雨' })
    actor.stop()
  })
  expect(steps.slice(0, 2)).toEqual([
    { at: 1, machine: 'form', event: 'xstate.init', state: 'text.empty, saving' },
    { at: 2, machine: 'form', event: 'text.type', state: 'text.typed, saving' },
  ])
  expect(JSON.stringify(steps)).not.toContain('陈小雨')
})

test('what a child chart does is recorded once', () => {
  const lamp = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { 'lamp.press': 'on' } }, on: {} },
  })
  const room = createMachine({
    id: 'room',
    invoke: { id: 'lamp', src: lamp, onSnapshot: {} },
    on: { 'lamp.press': { actions: forwardTo('lamp') } },
  })
  const steps = trailOf(() => createActor(room, inspected).start().send({ type: 'lamp.press' }))
  expect(steps.map(({ machine, event }) => ({ machine, event }))).toEqual([
    { machine: 'lamp', event: 'xstate.init' },
    { machine: 'room', event: 'xstate.init' },
    { machine: 'lamp', event: 'lamp.press' },
    { machine: 'room', event: 'lamp.press' },
  ])
})

test('the last steps are kept, the oldest dropped', () => {
  const steps = trailOf(() => {
    const actor = createActor(createMachine({ id: 'lamp', on: { '*': {} } }), inspected).start()
    for (let press = 0; press < 300; press += 1) actor.send({ type: `lamp.press${press}` })
  })
  expect({ steps: steps.length, first: steps.at(0)?.event, last: steps.at(-1)?.event }).toEqual({
    steps: trailLimits.steps,
    first: 'lamp.press100',
    last: 'lamp.press299',
  })
})

test('nothing is recorded before and after watching', () => {
  const actor = createActor(form, inspected).start()
  const steps = trailOf(() => {})
  actor.send({ type: 'text.type' })
  expect(steps).toEqual([])
})
