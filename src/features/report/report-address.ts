/** The query of a report's address (specification §2): every redirect to a report passes its parameters on by name. */
type Query = Readonly<Record<string, string>>

/**
 * The assignment that an address names: `homeworkId`, else `studyTaskId` unless it is 0, else `taskId`; with the type `task`
 * that one alone. Null where that is no whole number from 1.
 */
export function assignmentIdOf({ type, homeworkId, studyTaskId, taskId }: Query): number | null {
  if (type === 'task') return idOf(taskId)
  if (homeworkId !== undefined) return idOf(homeworkId)
  return idOf(studyTaskId !== undefined && studyTaskId !== '0' ? studyTaskId : taskId)
}

/** The class that an address names, for the way back; null without one. */
export const courseIdOf = ({ courseId }: Query): number | null => idOf(courseId)

/** The student whose submission an address asks for; null without one, and in the scope of the class. */
export const studentIdOf = ({ scope, stuId }: Query): number | null => (scope === 'class' ? null : idOf(stuId))

/** Whose row the report lists: who handed in, who did not; null for everybody. */
export const handedInOf = ({ state }: Query): boolean | null =>
  state === 'submit' || state === 'unsubmit' ? state === 'submit' : null

/** The book whose items the report lists; null for all. */
export const bookIdOf = ({ bookId }: Query): number | null => idOf(bookId)

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
