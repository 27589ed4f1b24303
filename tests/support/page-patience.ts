/** How long a page may take to become what it has to be, in milliseconds: a machine that does much else is no failure. */
export const pagePatience = 40_000
