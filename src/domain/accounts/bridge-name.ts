/** The global name under which a desktop host puts its bridge before the page's scripts run. */
export const bridgeName = 'podiumDesktop'
