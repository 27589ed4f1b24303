/** The default time of every test: the service's clock starts here, and fixtures are dated by it. */
export const pinnedDay = new Date('2026-11-20T06:00:00Z')
