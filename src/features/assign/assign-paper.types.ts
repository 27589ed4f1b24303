import type { Course } from '#api/contract/schemas/courses.ts'
import type { PaperToAssign, AssignmentToEdit } from './assign-form.ts'

export type ClassToAssign = Pick<Course, 'courseId' | 'courseName' | 'studentCount'>

/** How many students classes have; who is in two of them counts twice, as for the assignments that they get. */
export const studentsOf = (courses: readonly ClassToAssign[]): number =>
  courses.reduce((sum, { studentCount }) => sum + studentCount, 0)

/** What became of a paper in the classes that it went to. */
export interface Assigned {
  readonly courses: readonly ClassToAssign[]
  /** The assignment of each class, in the order of `courses`. */
  readonly assignmentIds: readonly number[]
  /** What happened, for the teacher. */
  readonly said: string
  readonly isPublished: boolean
}

export interface AssignPaperDialogProps {
  readonly paper: PaperToAssign
  /** the current class, to which the paper goes unless others are chosen. */
  readonly course: ClassToAssign
  /** Classes that the paper may go to, the current class among them; left out, there is no choice. */
  readonly courses?: readonly ClassToAssign[]
  /** Students of the current class whom it is for at first; left out, the whole class. */
  readonly uids?: readonly number[]
  /** Changes this assignment, which is unpublished or has not begun, instead of assigning a new one. */
  readonly assignment?: AssignmentToEdit
  /** Starts a new assignment from how this one was, but for its classes and times. */
  readonly template?: AssignmentToEdit
  readonly onClose: () => void
  /** The assignment is saved or published, and the dialog wants to be taken away. */
  readonly onDone: (assigned: Assigned) => void
}
