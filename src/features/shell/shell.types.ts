import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'

export interface SpineProps {
  readonly teacher: TeacherInfo
  readonly courses: readonly Course[]
  /** The class in hand; null for a teacher without classes. */
  readonly course: Course | null
  /** Path of the portal, for the open entry. */
  readonly path: string
  readonly onCourse: (courseId: number) => void
  readonly onSignedOut: () => void
}
