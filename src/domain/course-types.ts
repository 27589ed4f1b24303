/** Kinds of classes (specification §3 courseType, 1 where nothing is said): of all subjects, of one, or of choice. */
export const courseTypes = { home: 1, teaching: 2, club: 3 } as const

export type CourseType = (typeof courseTypes)[keyof typeof courseTypes]
