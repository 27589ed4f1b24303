import { expect, test } from 'vitest'
import { answering, begin, deadline, endAfter, minute } from '#tests/support/worlds/sheet-world.ts'

test('a quiet sheet asks for its deadline once a minute', async () => {
  const { clock, saves, saved, untilSaving } = await answering()
  clock.increment(minute - 1)
  expect(saved()).toEqual([])
  clock.increment(1)
  expect(saved()).toEqual([{ assignmentId: 7, answers: {} }])
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline })
  await untilSaving('saved')
  clock.increment(minute)
  expect(saves.calls).toHaveLength(2)
})

test('more time withdraws the warning, less time triggers it, and no time left hands in', async () => {
  const { clock, saves, sheet, until, handIns } = await answering({}, null, 6)
  clock.increment(2 * minute)
  expect(sheet.getSnapshot().hasTag('pressing')).toBe(true)
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline: endAfter(30) })
  await until({ answering: { timing: 'calm' } })
  clock.increment(8 * minute)
  expect(handIns.calls).toHaveLength(0)
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline: endAfter(12) })
  await until({ answering: { timing: 'pressing' } })
  clock.increment(minute)
  saves.last().answer({ kind: 'saved', savedAt: begin, deadline: endAfter(11) })
  await until('submitting')
  expect(handIns.inputs()).toEqual([{ assignmentId: 7, key: 'key-1', answers: {} }])
})
