import type { Course } from '#api/contract/schemas/courses.ts'
import type { PaperToAssign, AssignmentToEdit } from './assign-form.ts'

export type ClassToAssign = Pick<Course, 'courseId' | 'courseName' | 'studentCount'>

/** The number of students in these classes; a student in two of them counts twice, like the assignments they get. */
export const studentsOf = (courses: readonly ClassToAssign[]): number =>
  courses.reduce((sum, { studentCount }) => sum + studentCount, 0)

/** The outcome of assigning a paper to some classes. */
export interface Assigned {
  readonly courses: readonly ClassToAssign[]
  /** The assignment of each class, in the order of `courses`. */
  readonly assignmentIds: readonly number[]
  /** The outcome in words, for the teacher. */
  readonly message: string
  readonly isPublished: boolean
}

export interface AssignPaperDialogProps {
  readonly paper: PaperToAssign
  /** The current class, which gets the paper unless others are chosen. */
  readonly course: ClassToAssign
  /** Classes to choose from, including the current one; no choice if omitted. */
  readonly courses?: readonly ClassToAssign[]
  /** Students of the current class preselected; the whole class if omitted. */
  readonly uids?: readonly number[]
  /** Changes this assignment, which is unpublished or has not begun, instead of assigning a new one. */
  readonly assignment?: AssignmentToEdit
  /** Starts a new assignment as a copy of this one, except for its classes and times. */
  readonly template?: AssignmentToEdit
  readonly onClose: () => void
  /** The assignment is saved or published, and the dialog should be removed. */
  readonly onDone: (assigned: Assigned) => void
}
