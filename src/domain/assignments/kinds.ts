/** What a teacher can assign (specification §1). */
export const assignmentKinds = ['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'] as const

export type AssignmentKind = (typeof assignmentKinds)[number]

/** Assignment types (specification §4), as wire numbers. */
export const assignmentTypes = { common: 1, special: 2, openTest: 3, simulatedTest: 11 } as const

/** `assignmentType` of a list that is not narrowed to one. */
export const allTypes = 0

export type AssignmentType = (typeof assignmentTypes)[keyof typeof assignmentTypes]
