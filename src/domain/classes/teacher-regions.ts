/** Regions that schools put teachers into (specification §6), by their id. */
export const teacherRegions = {
  /** Prepares lessons. */
  usual: 0,
  /** Has students to look after instead of lessons to prepare. */
  students: 9,
} as const
