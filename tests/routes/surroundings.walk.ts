import { testRoutes, openRouteStage } from '#tests/support/routes/tests.ts'

const modes = ['desktop', 'embedded'] as const

/**
 * Every address in the desktop host and in another page's frame, by the first teacher who may open it. Menus depend on
 * the person and the frame on the surroundings, so they are checked separately, except at the addresses listed in
 * `openings.ts`, which everybody opens.
 */
testRoutes(modes, openRouteStage(modes))
