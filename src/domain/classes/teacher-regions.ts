/** Regions that schools put teachers into (specification §6), by id. */
export const teacherRegions = {
  /** Prepares lessons. */
  usual: 0,
  /** Looks after students instead of preparing lessons. */
  students: 9,
} as const
