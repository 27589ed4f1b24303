// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { ClientProvider } from './client-context.tsx'
import { useOpenFeatures } from './use-open-features.ts'

const serviceNow = Date.parse('2026-11-20T06:00:00Z')

/** Milliseconds by which this device is ahead of the service. */
const ahead = 86_400_000

beforeEach(() => {
  isLost = false
  vi.useFakeTimers({ now: serviceNow + ahead })
})

afterEach(() => void vi.useRealTimers())

/** The end of smart marking as reported by the service, in milliseconds from now; null if it is not granted. */
let endsIn: number | null = 10_000

let isLost = false

const call = (async () => {
  if (isLost) throw new Error('the network is gone')
  const now = Date.now() - ahead
  const grant = { feature: '新版智能阅卷', featureId: featureIds.smartMark, endTime: '', isTrial: false }
  return {
    now: new Date(now).toISOString(),
    grants: endsIn === null ? [] : [{ ...grant, endTime: new Date(now + endsIn).toISOString() }],
  }
}) as Call

function opened() {
  const cache = new QueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <ClientProvider call={call}>{children}</ClientProvider>
    </QueryClientProvider>
  )
  return renderHook(() => useOpenFeatures(), { wrapper }).result
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a feature closes at its end by service time, while the page is open', async () => {
  endsIn = 10_000
  const result = opened()
  expect(result.current('smartMark')).toBe(false)
  await pass(9000)
  expect({ smartMark: result.current('smartMark'), classWords: result.current('classWords') }).toEqual({
    smartMark: true,
    classWords: false,
  })
  await pass(1000)
  expect(result.current('smartMark')).toBe(false)
})

test('a feature that ended while the device slept is closed afterwards, with or without a network', async () => {
  endsIn = 3_600_000
  const result = opened()
  await pass(1000)
  expect(result.current('smartMark')).toBe(true)
  isLost = true
  // Timers do not run on a sleeping device.
  vi.setSystemTime(Date.now() + 7_200_000)
  await pass(300_000)
  expect(result.current('smartMark')).toBe(false)
})

test('what is granted meanwhile opens within five minutes', async () => {
  endsIn = null
  const result = opened()
  await pass(1000)
  expect(result.current('smartMark')).toBe(false)
  endsIn = 86_400_000
  await pass(299_000)
  expect(result.current('smartMark')).toBe(true)
})
