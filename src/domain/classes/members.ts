/** Limits of a class's members; how many it has at most stands in `roster/columns.ts`. */
export const memberLimits = {
  /** Days in which a removal is listed and can be undone. */
  removalDays: 30,
  /** Names that a removal of many is told with. */
  namesOfRemoval: 20,
  /** Characters of a search among them. */
  search: 50,
  /** How long the service takes an act back, in milliseconds; the page offers it for seconds, longer for who reads slowly. */
  undoFor: 10 * 60_000,
} as const
