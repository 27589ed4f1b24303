import type { Executor } from '#server/database/database.ts'
import { plannedStudents } from './planned-students.ts'

/**
 * Whether an assignment, as it is now stored, leaves somebody without time: their start, in the turn of their group or
 * of their own, is not before their end. They could never open it.
 */
export async function leavesNoTime(db: Executor, assignmentId: number): Promise<boolean> {
  const students = await plannedStudents(db, assignmentId)
  return students.some(
    ({ beginTime, endTime, hasSubmitted, own }) =>
      !hasSubmitted && own?.isExcused !== true && Date.parse(endTime) <= Date.parse(beginTime),
  )
}
