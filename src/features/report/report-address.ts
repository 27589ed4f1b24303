/** The query of a report's address (specification §2): every redirect to a report passes its parameters on by name. */
type Query = Readonly<Record<string, string>>

/**
 * The test that an address names: `homeworkId`, else `studyTaskId` unless it is 0, else `taskId`. Null where that is no
 * whole number from 1.
 */
export function testIdOf({ homeworkId, studyTaskId, taskId }: Query): number | null {
  if (homeworkId !== undefined) return idOf(homeworkId)
  return idOf(studyTaskId !== undefined && studyTaskId !== '0' ? studyTaskId : taskId)
}

/** The class that an address names, for the way back; null without one. */
export const courseIdOf = ({ courseId }: Query): number | null => idOf(courseId)

/** The student whose script an address asks for; null without one. */
export const studentIdOf = ({ stuId }: Query): number | null => idOf(stuId)

const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
