import { expect, test } from 'vitest'
import { type Asking, stateAfterAsking } from './ask-to-join.ts'

const ask = (needsApproval: boolean, isFull: boolean, before: Asking['before']) =>
  stateAfterAsking({ needsApproval, isFull, before })

test.each<[before: Asking['before'], approving: string, open: string, openAndFull: string]>([
  ['none', 'waiting', 'approved', 'waitingList'],
  ['refused', 'waiting', 'waiting', 'waiting'],
  ['removed', 'waiting', 'waiting', 'waiting'],
  ['waiting', 'waiting', 'waiting', 'waiting'],
  ['waitingList', 'waitingList', 'approved', 'waitingList'],
  ['approved', 'approved', 'approved', 'approved'],
])('%s: %s where the teacher approves, else %s, %s in a full class', (before, approving, open, openAndFull) => {
  expect([
    ask(true, false, before),
    ask(true, true, before),
    ask(false, false, before),
    ask(false, true, before),
  ]).toEqual([approving, approving, open, openAndFull])
})
