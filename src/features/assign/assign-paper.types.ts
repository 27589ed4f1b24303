import type { Course } from '#api/contract/schemas/courses.ts'
import type { PaperToAssign, TestToEdit } from './assign-form.ts'

export interface AssignPaperDialogProps {
  readonly paper: PaperToAssign
  readonly course: Pick<Course, 'courseId' | 'courseName' | 'studentCount'>
  /** Changes this test, which is unpublished or has not begun, instead of assigning a new one. */
  readonly test?: TestToEdit
  readonly onClose: () => void
  /** The task is saved or published, and the dialog wants to be taken away; `said` tells a teacher what happened. */
  readonly onDone: (testId: number, said: string, isPublished: boolean) => void
}
