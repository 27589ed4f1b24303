// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { demoRoute, widgetsRoute } from './demo.route.tsx'

afterEach(() => document.head.replaceChildren())

/** Where the guard of a route redirects to in this mode. */
function guarded(route: typeof demoRoute | typeof widgetsRoute, mode: string): unknown {
  document.head.innerHTML = `<meta name="podium-mode" content="${mode}">`
  try {
    return route.options.beforeLoad?.({} as never)
  } catch (error) {
    return isRedirect(error) ? error.options.to : error
  }
}

test.each([
  ['demo', undefined],
  ['production', '/'],
])('in %s the accounts and the widgets lead to %j', (mode, target) => {
  expect({ demo: guarded(demoRoute, mode), widgets: guarded(widgetsRoute, mode) }).toEqual({
    demo: target,
    widgets: target,
  })
})
