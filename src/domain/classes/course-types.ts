/** Kinds of classes (specification §3 courseType, 1 by default): for all subjects, for one subject, or elective. */
export const courseTypes = { home: 1, teaching: 2, club: 3 } as const

export type CourseType = (typeof courseTypes)[keyof typeof courseTypes]

/** The kind of a class as the service reports it; an unknown kind of a later build is shown as the default one. */
export const courseTypeOf = (courseType: number): CourseType =>
  Object.values(courseTypes).find((known) => known === courseType) ?? courseTypes.home
