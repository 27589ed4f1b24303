/** Whether a class is in use: an archived one is kept, but takes no assignments (specification §3 course). */
export const courseStatuses = { archived: 0, inUse: 1 } as const
