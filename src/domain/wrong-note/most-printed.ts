/** How many questions are printed for each student unless they are chosen one by one: the latest ones. */
export const mostPrinted = 30
