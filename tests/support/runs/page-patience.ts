import { hangLimit } from './hang-limit.ts'

/** How long a page is waited for, in milliseconds: as long as the test may take, less what it needs to say what did not come. */
export const pagePatience = hangLimit - 3_000
