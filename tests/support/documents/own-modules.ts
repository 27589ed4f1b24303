import { afterAll, vi } from 'vitest'

/**
 * Runs before each test file in a process that reuses its libraries and document for the next file. Nothing else leaks
 * from one file to another: each loads our modules afresh and gets an empty document at the original address, and
 * listeners on the window, storage, stubs and fake timers are gone. Libraries may listen on the document: they do so
 * once.
 */
const opened = Symbol.for('podium.tests.address')
const shared = globalThis as { [opened]?: string }
const firstAddress = (shared[opened] ??= location.href)

vi.resetModules()
const heard: Parameters<typeof removeEventListener>[] = []
const listen = window.addEventListener.bind(window)
window.addEventListener = (...listening: Parameters<typeof listen>) => {
  heard.push(listening)
  listen(...listening)
}

afterAll(() => {
  for (const listening of heard) removeEventListener(...listening)
  window.addEventListener = listen
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Installed in the page by the user-event library for pasting.
  Reflect.deleteProperty(navigator, 'clipboard')
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=', 1)[0]}=; max-age=0; path=/`
  history.replaceState(null, '', firstAddress)
})
