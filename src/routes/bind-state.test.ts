// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  sessionStorage.clear()
  vi.resetModules()
})

/** A fresh instance of the module, as after opening or reloading the page. */
const opened = () => import('./bind-state.ts')

test('after a reload the binding page continues with the state of the messaging app, until it is bound', async () => {
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
