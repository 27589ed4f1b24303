/** Who gets an assignment (specification §4 `userJoinType`): whoever is in the class then, or the students that were chosen. */
export const joinTypes = { wholeClass: 1, chosenStudents: 2 } as const
