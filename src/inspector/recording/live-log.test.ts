import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createRecorder } from '../recorder/recorder.ts'
import { lampMachine } from '../testing/lamp.ts'
import { actorTree, lastStepOf, marksOf, stepsWith } from './at-step.ts'
import { followRecorder } from './live-log.ts'
import { readRecording, writeRecording } from './recording-file.ts'

/** A followed lamp, whose frames are triggered by the test. */
function followed(limit?: number) {
  let time = 0
  const frames: (() => void)[] = []
  const recorder = createRecorder(() => (time += 1), limit)
  const actor = createActor(lampMachine, { id: 'lamp', inspect: recorder.inspect }).start()
  const live = followRecorder(recorder, (act) => frames.push(act))
  return { actor, recorder, live, frames, paint: () => frames.splice(0).forEach((act) => act()) }
}

test('events are read once per frame, however many came, and none is lost', () => {
  const { actor, live, frames, paint } = followed()
  const heard: number[] = []
  live.subscribe(() => heard.push(live.get().count))
  for (let second = 0; second < 10; second += 1) {
    for (let event = 0; event < 500; event += 1) actor.send({ type: 'lamp.break' })
    expect(frames.length).toBe(1)
    paint()
  }
  const { steps, count, lost } = live.get()
  expect({
    heard: heard.length,
    breaks: steps.filter(({ type }) => type === 'lamp.break').length,
    count,
    lost,
  }).toEqual({ heard: 10, breaks: 5000, count: 5001, lost: 0 })
})

test('steps dropped before anybody read them are counted as lost', () => {
  const { actor, recorder, live, paint } = followed(100)
  for (let event = 0; event < 1000; event += 1) actor.send({ type: 'lamp.break' })
  paint()
  const { steps, count, lost } = live.get()
  // The first one was read before the others came.
  expect({ count, steps: steps.length, lost }).toEqual({
    count: 1001,
    steps: 100,
    lost: 1000 - recorder.stepsFrom(0).length,
  })
})

test('the tree has children below their parents, with the state of each at a step', async () => {
  const { actor, live, paint } = followed()
  actor.send({ type: 'lamp.press' })
  await waitFor(actor, ({ children }) => children['warm']?.getSnapshot().status === 'done')
  actor.stop()
  paint()
  const log = live.get()
  const treeOf = (number: number | null) =>
    actorTree(log, number).map(({ actor: { name }, status, below }) => [
      name,
      status,
      below.map((one) => [one.actor.name, one.status]),
    ])
  expect([treeOf(0), treeOf(2), treeOf(null)]).toEqual([
    [['lamp', 'active', []]],
    [['lamp', 'active', [['warm', 'active']]]],
    [['lamp', 'stopped', [['warm', 'done']]]],
  ])
})

test('of the children that ended with one name the tree has the last, and their number', async () => {
  const { actor, live, paint } = followed()
  for (let time = 0; time < 3; time += 1) {
    actor.send({ type: 'lamp.press' })
    await waitFor(actor, ({ children }) => children['warm']?.getSnapshot().status === 'done')
    actor.send({ type: 'lamp.press' })
  }
  actor.send({ type: 'lamp.press' })
  paint()
  const log = live.get()
  const warm = log.actors.filter(({ name }) => name === 'warm').map(({ id }) => id)
  expect(actorTree(log, null)[0]?.below.map(({ actor: { id }, status, times }) => ({ id, status, times }))).toEqual([
    { id: warm[2], status: 'done', times: 3 },
    { id: warm[3], status: 'active', times: 1 },
  ])
})

test('a chart highlights the states and the transition of the selected step', () => {
  const { actor, live, paint } = followed()
  actor.send({ type: 'lamp.press' })
  paint()
  const log = live.get()
  const chart = log.charts.get('lamp')
  if (chart === undefined) throw new Error('No chart')
  const id = actor.sessionId
  const marks = (number: number | null) => {
    const { active, taken } = marksOf(chart, lastStepOf(log, id, number))
    return { active: [...active], taken: [...taken] }
  }
  expect([marks(0), marks(null)]).toEqual([
    { active: ['lamp', 'lamp.dark'], taken: [] },
    { active: ['lamp', 'lamp.light', 'lamp.light.plain'], taken: ['lamp.dark|lamp.press|0'] },
  ])
})

test('a recording in a file is the same log without secrets', () => {
  const { actor, live, paint } = followed()
  actor.send({ type: 'lamp.press' })
  paint()
  const text = writeRecording(live.get())
  const back = readRecording(text)
  const { charts, actors, steps, count, lost } = live.get()
  expect({ ...back, steps: back?.steps.map((step) => ({ ...step, payload: step.payload() })) }).toEqual({
    charts,
    actors,
    count,
    lost,
    steps: steps.map((step) => ({ ...step, payload: step.payload() })),
  })
  expect(text).toContain('"password":"•••"')
  expect(text).not.toContain('Canary#2026')
})

test.each(['', '{}', '[1]', '{"format":"podium-recording","version":2}', 'no JSON'])('%j is no recording', (text) => {
  expect(readRecording(text)).toBe(null)
})

test('steps are found by event and by actor', () => {
  const { actor, live, paint } = followed()
  actor.send({ type: 'lamp.press' })
  paint()
  const types = (words: string) => stepsWith(live.get(), words).map(({ type }) => type)
  expect([types('PRESS'), types('warm'), types('nothing')]).toEqual([['lamp.press'], ['xstate.init'], []])
})
