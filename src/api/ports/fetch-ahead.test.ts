import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ connection: { saveData: true } }, false],
  [{ connection: { saveData: false } }, true],
  [{}, true],
])('a browser %j fetches ahead: %s', (browser, isFetching) => {
  vi.stubGlobal('navigator', browser)
  const load = vi.fn().mockRejectedValue(new Error('No network'))
  fetchAhead(load)
  expect(load.mock.calls).toEqual(isFetching ? [[]] : [])
})
