import { createContext, use } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'

/** The signed-in teacher and the class in hand. */
export interface TeacherContextValue {
  readonly teacher: TeacherInfo
  readonly courses: readonly Course[]
  /** Null for a teacher without classes. */
  readonly course: Course | null
  readonly chooseCourse: (courseId: number) => void
  /** A teacher without classes opens the first one. */
  readonly isOpening: boolean
  readonly openFirst: () => void
  readonly cancelFirst: () => void
}

export const TeacherContext = createContext<TeacherContextValue | null>(null)

export function useTeacher(): TeacherContextValue {
  const value = use(TeacherContext)
  if (value === null) throw new Error('Only below the teacher route')
  return value
}
