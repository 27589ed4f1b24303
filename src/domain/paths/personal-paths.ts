/** Paths of the personal centre and for a school's owner; separate from the others, which the sign-in loads too. */
export const personalPaths = {
  /** A teacher's classes, in use and archived. */
  courses: '/personal-center/my-courses',
  /** The same with the form of a new class open. */
  newCourse: '/personal-center/my-courses?new=1',
  /** Who has which feature; for the school's owner. */
  schoolFeatures: '/school/functions',
} as const
