import { idIn } from '#domain/wire/id-in.ts'

/** The query of a report's address (specification §2): every redirect to a report passes its parameters on by name. */
type Query = Readonly<Record<string, string>>

/**
 * The assignment in an address: `homeworkId`, else `studyTaskId` unless it is 0, else `taskId`; with the type `task`
 * only `taskId`. Null unless it is a positive integer.
 */
export function assignmentIdOf({ type, homeworkId, studyTaskId, taskId }: Query): number | null {
  if (type === 'task') return idIn(taskId)
  if (homeworkId !== undefined) return idIn(homeworkId)
  return idIn(studyTaskId !== undefined && studyTaskId !== '0' ? studyTaskId : taskId)
}

/** The class in an address, for the way back; null if there is none. */
export const courseIdOf = ({ courseId }: Query): number | null => idIn(courseId)

/** The student whose submission an address opens; null if there is none, or the scope is the class. */
export const studentIdOf = ({ scope, stuId }: Query): number | null => (scope === 'class' ? null : idIn(stuId))

/** The item whose answers an address opens; null if there is none. */
export const itemIdOf = ({ itemId }: Query): number | null => idIn(itemId)

/** Which students the report lists: only those who handed in, only those who did not, or (null) everybody. */
export const handedInOf = ({ state }: Query): boolean | null =>
  state === 'submit' || state === 'unsubmit' ? state === 'submit' : null

/** The book whose items the report lists; null for all items. */
export const bookIdOf = ({ bookId }: Query): number | null => idIn(bookId)
