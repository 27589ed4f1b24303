import { createStore } from '#api/ports/readable.ts'

/** The account that somebody typed on one page before sign-in, for the next one; kept out of the address. */
export const typedAccount = createStore('')
