import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup, waitFor } from 'xstate'
import { createRecorder } from './recorder.ts'

const lamp = setup({
  types: { context: {} as { presses: number }, events: {} as { type: 'lamp.press' } | { type: 'lamp.break' } },
  actors: { warm: fromPromise<string>(() => Promise.resolve('warm')) },
}).createMachine({
  id: 'lamp',
  context: { presses: 0 },
  initial: 'dark',
  states: {
    dark: {
      on: { 'lamp.press': { target: 'light', actions: assign({ presses: ({ context }) => context.presses + 1 }) } },
    },
    light: { invoke: { id: 'warm', src: 'warm' }, on: { 'lamp.press': 'dark', 'lamp.break': 'broken' } },
    broken: { type: 'final' },
  },
})

let time = 0
const started = (limit?: number) => {
  time = 0
  const recorder = createRecorder(() => (time += 1), limit)
  return { recorder, actor: createActor(lamp, { inspect: recorder.inspect }).start() }
}

test('a step is an event with its sender, the transitions taken and the snapshot after it', () => {
  const { recorder, actor } = started()
  actor.send({ type: 'lamp.press' })
  const steps = recorder.stepsFrom(0).filter((step) => step.actor.id === actor.id)
  expect(
    steps.map(({ number, at, source, event, transitions, snapshot }) => ({
      number,
      at,
      source,
      event: event.type,
      transitions: transitions.map(({ eventType }) => eventType),
      status: snapshot.status,
    })),
  ).toEqual([
    { number: 0, at: 1, source: undefined, event: 'xstate.init', transitions: [], status: 'active' },
    { number: 2, at: 3, source: undefined, event: 'lamp.press', transitions: ['lamp.press'], status: 'active' },
  ])
  expect(recorder.actors().map(({ id }) => id)).toEqual([actor.id, 'warm'])
})

test('children are recorded with their parents, and a stopped actor is reported last', async () => {
  const { recorder, actor } = started()
  actor.send({ type: 'lamp.press' })
  await waitFor(actor, ({ children }) => children['warm']?.getSnapshot().status === 'done')
  actor.stop()
  const last = (id: string) => recorder.stepsFrom(0).findLast((step) => step.actor.id === id)
  expect({ child: last('warm')?.snapshot.status, parent: last(actor.id)?.snapshot.status }).toEqual({
    child: 'done',
    parent: 'stopped',
  })
  expect(recorder.stepsFrom(0).find(({ event }) => event.type === 'xstate.done.actor.warm')?.source?.id).toBe('warm')
})

test('the oldest steps are dropped, numbers stay, and stopped actors are dropped with their steps', () => {
  const { recorder, actor } = started(10)
  const other = createActor(lamp, { id: 'other', inspect: recorder.inspect }).start()
  other.stop()
  for (let press = 0; press < 100; press += 1) actor.send({ type: 'lamp.press' })
  const kept = recorder.stepsFrom(0)
  expect(kept.length).toBeGreaterThanOrEqual(10)
  expect(kept.length).toBeLessThan(12)
  expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => recorder.count() - kept.length + index))
  expect(recorder.stepsFrom(recorder.count() - 2)).toEqual(kept.slice(-2))
  expect(recorder.actors().map(({ id }) => id)).not.toContain('other')
})

test('listeners are called for every inspected event until they unsubscribe', () => {
  const { recorder, actor } = started()
  const heard: string[] = []
  const stop = recorder.subscribe(({ type }) => heard.push(type))
  actor.send({ type: 'lamp.break' })
  stop()
  actor.send({ type: 'lamp.break' })
  expect(heard).toEqual(['@xstate.event', '@xstate.microstep', '@xstate.snapshot'])
})
