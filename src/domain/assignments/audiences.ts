/** Who gets an assignment (specification §4): everyone in the class at that time, or chosen students. */
export const audiences = { wholeClass: 1, chosenStudents: 2 } as const
