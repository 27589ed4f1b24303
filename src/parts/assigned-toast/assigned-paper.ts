/** The result of assigning a paper to classes. */
export interface AssignedPaper {
  readonly courses: readonly { readonly courseId: number; readonly courseName: string }[]
  /** One assignment per class. */
  readonly assignmentIds: readonly number[]
  /** A message for the teacher that says what happened. */
  readonly message: string
  readonly isPublished: boolean
}
