import { expect, test } from 'vitest'
import { endChoices, instantOf, wallTextOf } from './school-clock.ts'

test('the school uses Beijing time, whatever the machine’s time zone', () => {
  const instant = Date.parse('2026-12-31T16:30:00Z')
  expect({ wallText: wallTextOf(instant), instant: instantOf('2027-01-01 00:30:00') }).toEqual({
    wallText: '2027-01-01 00:30:00',
    instant,
  })
})

test('a wall time survives the conversion to an instant and back', () => {
  for (const wall of ['2026-03-29 02:30:00', '2026-11-01 01:30:00', '2028-02-29 23:59:59'])
    expect(wallTextOf(instantOf(wall))).toBe(wall)
})

test('text that is not a wall time has no instant', () => {
  expect(instantOf('2026-13-01 00:00:00')).toBeNaN()
})

test('the usual deadlines count school days', () => {
  // 07:59 on the 19th at school is still the 18th in UTC.
  expect(endChoices(Date.parse('2026-11-18T23:59:00Z'))).toEqual([
    { choice: 'tonight', wall: '2026-11-19 20:00:00' },
    { choice: 'tomorrow', wall: '2026-11-20 20:00:00' },
    { choice: 'inThreeDays', wall: '2026-11-22 20:00:00' },
  ])
})

test('tonight is not offered once it has passed', () => {
  expect(endChoices(instantOf('2026-11-19 19:59:59')).map(({ choice }) => choice)).toContain('tonight')
  expect(endChoices(instantOf('2026-11-19 20:00:00'))).toEqual([
    { choice: 'tomorrow', wall: '2026-11-20 20:00:00' },
    { choice: 'inThreeDays', wall: '2026-11-22 20:00:00' },
  ])
})
