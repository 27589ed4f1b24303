/** What a teacher can assign (features row 1.2). */
export const taskKinds = ['practice', 'homework', 'test', 'studyTask', 'dictation', 'composition'] as const

export type TaskKind = (typeof taskKinds)[number]
