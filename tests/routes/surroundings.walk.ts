import { testRoutes, openRouteStage } from '#tests/support/routes/tests.ts'

const modes = ['desktop', 'embedded'] as const

/**
 * Every address in the desktop host and in another page's frame, by the first teacher for whom it is open. Who somebody is
 * and where the portal runs are read apart, but for the addresses that `route-places.ts` names: those everybody opens.
 */
testRoutes(modes, openRouteStage(modes))
