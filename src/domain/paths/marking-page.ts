/** Whether a path shows answers to be marked: the marking page with an assignment, not its lists. */
export const isMarkingPage = (path: string): boolean => /^\/correct-html\/?\?(.*&)?assignmentId=\d/.test(path)
