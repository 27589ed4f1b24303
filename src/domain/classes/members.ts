import { minute } from '../time/units.ts'
/** Limits for the members of a class; their maximum number is in `roster/columns.ts`. */
export const memberLimits = {
  /** Days during which a removal is listed and can be undone. */
  removalDays: 30,
  /** Names listed when several students are removed. */
  namesOfRemoval: 20,
  /** Characters of a search among members. */
  search: 50,
  /** How long the service accepts an undo, in milliseconds; the page offers it for seconds, longer for slow readers. */
  undoFor: 10 * minute,
} as const
