import { textHash } from '../values/text-hash.ts'

/** An assignment, or a class over time. */
type Reported = { readonly assignmentId: number } | { readonly courseId: number; readonly assignmentId?: never }

/**
 * Students in the order of the numbers that replace their names: it stays the same for what is reported, and nobody can
 * count it off from the class list.
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
