import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { chartOf } from '../chart/chart-of-machine.ts'
import { lampMachine } from '../testing/lamp.ts'
import { eventsTaken, parseData, sendTo } from './send-event.ts'

const chart = chartOf(lampMachine)

test('only events accepted in the current state are offered, including those that need a payload', () => {
  const actor = createActor(lampMachine).start()
  const dark = eventsTaken(actor, chart)
  actor.send({ type: 'lamp.press' })
  const light = eventsTaken(actor, chart)
  actor.send({ type: 'lamp.break' })
  expect({ dark, light: light.toSorted(), eventsTaken: eventsTaken(actor, chart) }).toEqual({
    dark: ['lamp.press'],
    light: ['lamp.break', 'lamp.name', 'lamp.press'],
    eventsTaken: [],
  })
})

test('an event rejected by a guard is not sent', () => {
  const actor = createActor(lampMachine).start()
  actor.send({ type: 'lamp.press' })
  expect({ outcome: sendTo(actor, { type: 'lamp.name', name: 'A' }), state: actor.getSnapshot().value }).toEqual({
    outcome: { kind: 'refused' },
    state: { light: 'plain' },
  })
  expect({ outcome: sendTo(actor, { type: 'lamp.name', name: 'Anna' }), state: actor.getSnapshot().value }).toEqual({
    outcome: { kind: 'sent' },
    state: { light: 'named' },
  })
})

test.each([
  ['', {}],
  [' { "text": "a" } ', { text: 'a' }],
  ['{text: 1}', null],
  ['[1]', null],
  ['"a"', null],
  ['null', null],
])('%j typed is %j', (text, data) => expect(parseData(text)).toEqual(data))
