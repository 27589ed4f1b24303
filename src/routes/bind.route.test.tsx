// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** The route's module as a page has it that was opened or reloaded. */
const opened = () => import('./bind.route.tsx')

test('a reload of the binding page goes on with what the messaging app left, until the account is bound', async () => {
  const { bindState } = await opened()
  expect(bindState.get()).toBeNull()
  bindState.set('a-secret')
  vi.resetModules()
  const reloaded = await opened()
  expect(reloaded.bindState.get()).toBe('a-secret')
  reloaded.bindState.set(null)
  vi.resetModules()
  expect((await opened()).bindState.get()).toBeNull()
})
