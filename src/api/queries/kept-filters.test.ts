import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hour } from '#domain/time/units.ts'
import { keptFilters } from './kept-filters.ts'

test('the filters of a page are there hours later, and are not those of another', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const cache = new QueryClient()
  keptFilters(cache, 'wrongNote').save({ cause: '粗心' })
  await vi.advanceTimersByTimeAsync(3 * hour)
  expect({ same: keptFilters(cache, 'wrongNote').load(), other: keptFilters(cache, 'papers').load() }).toEqual({
    same: { cause: '粗心' },
    other: undefined,
  })
})
