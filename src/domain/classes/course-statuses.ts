/** Whether a class is taught: an archived one is kept, and takes no assignments (specification §3 course). */
export const courseStatuses = { archived: 0, inUse: 1 } as const
