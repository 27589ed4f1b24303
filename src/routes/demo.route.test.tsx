// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { demoRoute } from './demo.route.tsx'

afterEach(() => document.head.replaceChildren())

/** Where the route's guard sends a page of this mode. */
function guarded(mode: string): unknown {
  document.head.innerHTML = `<meta name="podium-mode" content="${mode}">`
  try {
    return demoRoute.options.beforeLoad?.({} as never)
  } catch (error) {
    return isRedirect(error) ? error.options.to : error
  }
}

test.each([
  ['demo', undefined],
  ['production', '/'],
])('in %s the accounts lead to %j', (mode, target) => expect(guarded(mode)).toBe(target))
