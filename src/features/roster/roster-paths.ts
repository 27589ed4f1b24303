/** Pages linked from this one (specification §2). */
export const rosterPaths = { members: '/member', courses: '/course-manage/mine' } as const
