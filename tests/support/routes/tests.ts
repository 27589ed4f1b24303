import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepFigures } from '#tests/support/runs/figures.ts'
import { createRouteAxe } from './axe.ts'
import { type RouteMode, type RouteOpening, routeOpenings, type RouteTeacher, routeTeachers } from './openings.ts'
import { type RouteStage, startRouteStage } from './stage.ts'
import { type WalkedFrame, walkRoutes } from './walk.ts'
import { inShare } from '#tests/support/runs/share.ts'

/** The figures of one person's walk through all addresses. */
export interface RouteFigures {
  readonly who: string
  readonly mode: string
  readonly opened: number
  /** Pages checked by axe; all others consist of parts already checked. */
  readonly pages: number
  readonly faults: number
  readonly milliseconds: number
}

const people: readonly (readonly [string, RouteTeacher | null])[] = [['nobody', null], ...Object.entries(routeTeachers)]

/** The number of addresses per test, which keeps each far below the hang limit. */
const stretch = 12

/** Starts the product behind TLS and a browser, for one test file that opens addresses in these modes. */
export function openRouteStage(modes: readonly RouteMode[]): () => RouteStage {
  let stage: RouteStage | null = null
  const started = (): RouteStage => {
    if (stage === null) throw new Error('The stage was not started')
    return stage
  }
  beforeAll(async () => {
    stage = await startRouteStage()
  })
  const isInFrames = [...new Set(modes.map((mode) => mode === 'embedded'))]
  for (const teacher of Object.values(routeTeachers))
    for (const isInFrame of isInFrames) beforeAll(() => started().signIn(teacher, isInFrame))
  afterAll(() => stage?.close())
  return started
}

/** Registers everybody's walks in these modes; each continues in the same page, one stretch after the other. */
export function testRoutes(modes: readonly RouteMode[], stage: () => RouteStage): void {
  const axe = createRouteAxe()
  for (const mode of modes)
    for (const [who, teacher] of people) {
      const openings = routeOpenings({ teacher, mode }).filter(({ address }) => inShare(address))
      const figures = { opened: openings.length, pages: 0, faults: 0, milliseconds: 0 }
      let walked: WalkedFrame | null = null
      test.each(stretchesOf(openings))(`${who}, ${mode}: from %s`, async (_first, stretch) => {
        const [started, looked] = [performance.now(), axe.count()]
        walked ??= await stage().open({ teacher, mode })
        const faults = await walkRoutes(walked, stretch, axe.look)
        figures.pages += axe.count() - looked
        figures.faults += faults.length
        figures.milliseconds += performance.now() - started
        // After a failure the state of the page is unknown.
        if (faults.length > 0) walked = null
        expect(faults).toEqual([])
      })
      afterAll(() => {
        if (openings.length > 0) keepFigures({ who, mode, ...figures } satisfies RouteFigures)
      })
    }
}

/** Each with its first address. */
const stretchesOf = (openings: readonly RouteOpening[]): readonly (readonly [string, readonly RouteOpening[]])[] =>
  openings.flatMap(({ address }, index) =>
    index % stretch === 0 ? [[address, openings.slice(index, index + stretch)] as const] : [],
  )
