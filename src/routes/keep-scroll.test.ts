import type { ParsedLocation, RouterEvents } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { keepScroll, type ScrolledRouter } from './keep-scroll.ts'

type Listener = (event: RouterEvents[keyof RouterEvents]) => void

/** A tab whose pages are scrolled by the test. */
function tab() {
  const listeners = new Map<string, Listener>()
  const page = { scrollY: 0, scrollTo: ({ top = 0 }: ScrollToOptions) => void (page.scrollY = top) }
  const router: ScrolledRouter = {
    subscribe: (type, listener) => {
      listeners.set(type, listener as Listener)
      return () => {}
    },
  }
  keepScroll(router, page as Window)
  let here = 'first'
  const at = (step: string) => ({ state: { __TSR_key: step }, href: '/' }) as ParsedLocation
  return {
    page,
    /** Navigates as the router does: to the top. */
    go: (step: string) => {
      const event = { fromLocation: at(here), toLocation: at(step) } as RouterEvents['onRendered']
      here = step
      listeners.get('onBeforeLoad')?.(event)
      page.scrollY = 0
      listeners.get('onRendered')?.(event)
      return page.scrollY
    },
  }
}

test('going back restores the scroll position, a new page starts at its top', () => {
  const { page, go } = tab()
  page.scrollY = 700
  expect(go('second')).toBe(0)
  page.scrollY = 300
  expect([go('first'), go('second'), go('third')]).toEqual([700, 300, 0])
})

test('beyond the number of entries that a browser keeps, the oldest are forgotten', () => {
  const { page, go } = tab()
  page.scrollY = 1000
  for (let step = 1; step <= 49; step += 1) go(`step ${step}`)
  expect(go('first')).toBe(1000)
  for (let step = 50; step <= 99; step += 1) go(`step ${step}`)
  expect(go('first')).toBe(0)
})
