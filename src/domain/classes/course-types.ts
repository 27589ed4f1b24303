/** Kinds of classes (specification §3 courseType, 1 where nothing is said): of all subjects, of one, or of choice. */
export const courseTypes = { home: 1, teaching: 2, club: 3 } as const

export type CourseType = (typeof courseTypes)[keyof typeof courseTypes]

/** The kind of a class as the service tells it; a kind of a later build is shown as the usual one. */
export const courseTypeOf = (courseType: number): CourseType =>
  Object.values(courseTypes).find((known) => known === courseType) ?? courseTypes.home
