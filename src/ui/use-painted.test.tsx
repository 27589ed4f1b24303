// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePainted } from './use-painted.ts'

test('the value lags behind until a frame was painted, and then is the latest', async () => {
  const { result, rerender } = renderHook(usePainted<string>, { initialProps: '甲' })
  rerender('乙')
  rerender('丙')
  expect(result.current).toBe('甲')
  await waitFor(() => expect(result.current).toBe('丙'))
})
