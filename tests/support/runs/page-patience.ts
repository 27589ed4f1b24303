import { hangLimit } from './hang-limit.ts'

/**
 * How long to wait for a page, in milliseconds: the test's limit less the time needed to report what did not appear.
 */
export const pagePatience = hangLimit - 3_000
