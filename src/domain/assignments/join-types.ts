/** Who gets an assignment (specification §4 `userJoinType`): everyone in the class at that time, or chosen students. */
export const joinTypes = { wholeClass: 1, chosenStudents: 2 } as const
