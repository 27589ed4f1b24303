import type { Frame } from 'playwright-core'
import { expect, test } from 'vitest'
import { createRouteAxe } from '#tests/support/routes/axe.ts'
import { routeOpenings } from '#tests/support/routes/openings.ts'
import { testRoutes, openRouteStage } from '#tests/support/routes/tests.ts'
import { walkRoutes } from '#tests/support/routes/walk.ts'

/** Every address for every kind of user, in a browser: access, titles, menus, errors and axe. */
const modes = ['browser'] as const

const stage = openRouteStage(modes)

testRoutes(modes, stage)

/** Runs in the page: everything at once that must not happen on one. Returns the address that it requested in vain. */
async function spoil(): Promise<string> {
  console.error('spoilt')
  void Promise.reject(new Error('spoilt'))
  document.querySelector('h1')?.setAttribute('role', 'spoilt')
  const missing = await fetch('/spoilt.json')
  await missing.text()
  return missing.url
}

test('console errors, uncaught errors, refused requests and violations are faults of a route', async () => {
  const visit = { teacher: null, mode: 'embedded' } as const
  const walked = await stage().open(visit)
  const openings = routeOpenings(visit).filter(({ address }) => address === '/p1p/unlogin/report')
  let url = ''
  const look = async (frame: Frame) => {
    url = await frame.evaluate(spoil)
    const found = await createRouteAxe().look(frame)
    return found.map(({ rule }) => rule)
  }
  const [fault = []] = await walkRoutes(walked, openings, look)
  await walked.page.context().close()
  expect(fault.map(String).toSorted()).toEqual([
    '/p1p/unlogin/report',
    'aria-roles',
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    'error: spoilt',
    `${url}: 404`,
    'uncaught: Error: spoilt',
  ])
})
