/** What a teacher can assign (specification §1). */
export const assignmentKinds = ['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'] as const

export type AssignmentKind = (typeof assignmentKinds)[number]

/** Assignment types of the specification's §4, as numbers on the wire. */
export const assignmentTypes = { common: 1, special: 2, openTest: 3, simulatedTest: 11 } as const

export type AssignmentType = (typeof assignmentTypes)[keyof typeof assignmentTypes]
