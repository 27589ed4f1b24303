import { createContext, use } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'

export const TeacherContext = createContext<TeacherInfo | null>(null)

/** The signed-in teacher. */
export function useTeacher(): TeacherInfo {
  const teacher = use(TeacherContext)
  if (teacher === null) throw new Error('Only below the teacher route')
  return teacher
}
