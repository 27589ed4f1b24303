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
