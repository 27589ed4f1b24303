/** The global under which a desktop host exposes its bridge before the page's scripts run. */
export const bridgeName = 'podiumDesktop'
