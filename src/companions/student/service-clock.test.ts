import { expect, test } from 'vitest'
import { createServiceClock } from './service-clock.ts'

test('the clock follows the service, whatever the device believes', () => {
  let elapsed = 1000
  let device = Date.UTC(2020, 0, 1)
  const clock = createServiceClock(
    () => elapsed,
    () => device,
  )
  expect(clock.now()).toBe(device)
  const sentAt = clock.elapsed()
  elapsed += 400
  clock.sync('2026-11-20T11:00:00.000Z', sentAt)
  expect(clock.now()).toBe(Date.parse('2026-11-20T11:00:00.200Z'))
  device += 86_400_000
  elapsed += 5000
  expect(clock.now()).toBe(Date.parse('2026-11-20T11:00:05.200Z'))
})
