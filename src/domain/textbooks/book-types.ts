/** Kinds of books (specification §3 bookType): published ones, which belong to nobody. */
export const bookTypes = { published: 1 } as const
