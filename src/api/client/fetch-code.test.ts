import { expect, test, vi } from 'vitest'
import { fetchBeside, fetchCode } from './fetch-code.ts'

test('loaded code is returned as it is', async () => {
  expect(await fetchCode(() => Promise.resolve({ add: 1 }), 'zh-CN')).toEqual({ add: 1 })
})

test.each([
  ['zh-CN', '网络连接失败，页面没有取全，请重试'],
  ['en', 'You are offline and part of the page is missing. Try again'],
] as const)('in %s what is missing is told in a person’s words', async (language, text) => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  await expect(fetchCode(missing, language)).rejects.toThrow(text)
})

test('code fetched beside a page loads at once, and again on demand if that failed', async () => {
  const load = vi.fn<() => Promise<{ readonly add: number }>>(() => Promise.resolve({ add: 1 }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))
  const code = fetchBeside(load, 'zh-CN')
  expect(load).toHaveBeenCalledTimes(1)
  expect(await code()).toEqual({ add: 1 })
})
