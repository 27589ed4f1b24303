import { afterAll, vi } from 'vitest'

/**
 * Runs before each file of tests in a process that keeps its libraries and its document for the next file. Nothing else of
 * one file reaches another: each loads our own modules anew and finds an empty document at its first address; what listened
 * on the window, was kept, stubbed or dated is gone. Libraries may listen on the document: they do so once.
 */
const opened = Symbol.for('podium.tests.address')
const places = globalThis as { [opened]?: string }
const firstAddress = (places[opened] ??= location.href)

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
  // What the library of users' events lays into the page for whoever pastes.
  Reflect.deleteProperty(navigator, 'clipboard')
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split('; ')) document.cookie = `${pair.split('=', 1)[0]}=; max-age=0; path=/`
  history.replaceState(null, '', firstAddress)
})
