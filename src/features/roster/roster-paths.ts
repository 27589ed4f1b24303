/** Pages that this one leads to (specification §2). */
export const rosterPaths = { members: '/member', courses: '/course-manage/mine' } as const
