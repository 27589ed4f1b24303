import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFigures } from '#tests/support/figures.ts'
import { createRouteAxe, type LookedAt } from '#tests/support/route-axe.ts'
import { type RouteTeacher, routeModes, routeOpenings, routeTeachers } from '#tests/support/route-places.ts'
import { type RouteStage, startRouteStage } from '#tests/support/route-stage.ts'
import { walkRoutes } from '#tests/support/route-walk.ts'

/** What one person's way through all addresses came to. */
export interface RouteFigures {
  readonly who: string
  readonly mode: string
  readonly opened: number
  /** Pages that axe looked at; the others were like one before, whoever opened that. */
  readonly pages: number
  readonly faults: number
  readonly milliseconds: number
}

let stage: RouteStage

const lookedAt: LookedAt = new Map()

beforeAll(async () => {
  stage = await startRouteStage()
})

afterAll(() => stage.close())

const people: readonly (readonly [string, RouteTeacher | null])[] = [['nobody', null], ...Object.entries(routeTeachers)]

const visits = routeModes.flatMap((mode) => people.map(([who, teacher]) => ({ who, teacher, mode })))

test.concurrent.each(visits)('every route: $who, $mode', async ({ who, teacher, mode }) => {
  const started = Date.now()
  const openings = routeOpenings({ teacher, mode })
  const place = await stage.open({ teacher, mode })
  const axe = createRouteAxe(lookedAt)
  const faults = await walkRoutes(place, openings, axe.look)
  const figures: RouteFigures = {
    who,
    mode,
    opened: openings.length,
    pages: axe.count(),
    faults: faults.length,
    milliseconds: Date.now() - started,
  }
  keepFigures(figures)
  await place.page.context().close()
  expect(faults).toEqual([])
})

/** Runs in the page: everything at once that must not happen on one. Answers where it asked for nothing. */
async function spoil(): Promise<string> {
  console.error('spoilt')
  void Promise.reject(new Error('spoilt'))
  document.querySelector('h1')?.setAttribute('role', 'spoilt')
  const missing = await fetch('/spoilt.json')
  await missing.text()
  return missing.url
}

test('an error in the console or of nobody, a refused request and a violation are faults of a route', async () => {
  const visit = { teacher: null, mode: 'embedded' } as const
  const place = await stage.open(visit)
  const openings = routeOpenings(visit).filter(({ address }) => address === '/p1p/unlogin/report')
  let url = ''
  const look = async (frame: Frame) => {
    url = await frame.evaluate(spoil)
    const found = await createRouteAxe(new Map()).look(frame)
    return found.map(({ rule }) => rule)
  }
  const [fault = []] = await walkRoutes(place, openings, look)
  await place.page.context().close()
  expect(fault.map(String).toSorted()).toEqual([
    '/p1p/unlogin/report',
    'aria-roles',
    'error: Failed to load resource: the server responded with a status of 404 (Not Found)',
    'error: spoilt',
    `${url}: 404`,
    'uncaught: Error: spoilt',
  ])
})
