/** The name under which the list typed for a class is stored. */
export const typedList = (courseId: number): string => `list ${courseId}`
