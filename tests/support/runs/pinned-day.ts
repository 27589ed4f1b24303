/** When it is in every test that does not say otherwise: when the service of the tests begins, and what fixtures are dated by. */
export const pinnedDay = new Date('2026-11-20T06:00:00Z')
