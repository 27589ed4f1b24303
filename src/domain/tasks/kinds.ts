/** What a teacher can assign (specification §1). */
export const taskKinds = ['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'] as const

export type TaskKind = (typeof taskKinds)[number]

/** Task types of the specification's §4, as numbers on the wire. */
export const taskTypes = { common: 1, special: 2, openTest: 3, simulatedTest: 11 } as const

export type TaskType = (typeof taskTypes)[keyof typeof taskTypes]
