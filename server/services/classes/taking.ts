/** Who adds students to which class. */
export interface Taking {
  readonly courseId: number
  readonly schoolId: number
  readonly teacherId: number
  readonly now: Date
}
