import { textHash } from '../values/text-hash.ts'

/** An assignment, or a class over time. */
type Reported = { readonly assignmentId: number } | { readonly courseId: number; readonly assignmentId?: never }

/**
 * Students in the order of the numbers that replace their names. For what is reported none ever passes another, and
 * nobody can count the order off from the class list; the numbers stay only as long as the students do: those after one
 * who joins or leaves move by one.
 */
export function orderOfAliases<Student extends { readonly uid: number }>(
  students: readonly Student[],
  reported: Reported,
): readonly Student[] {
  const seed = reported.assignmentId === undefined ? `course ${reported.courseId}` : `${reported.assignmentId}`
  return students
    .map((student) => ({ student, hash: textHash(`${seed} ${student.uid}`) }))
    .toSorted((one, other) => one.hash - other.hash || one.student.uid - other.student.uid)
    .map(({ student }) => student)
}
