import { createStore } from '#api/ports/readable.ts'

/** The account typed on one page before sign-in, for the next one; kept out of the address. */
export const typedAccount = createStore('')
