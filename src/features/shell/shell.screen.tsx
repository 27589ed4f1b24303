import type { ReactNode } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { Spine } from './components/spine.tsx'
import css from './shell.module.css'

export interface ShellScreenProps {
  readonly teacher: TeacherInfo
  readonly courses: readonly Course[]
  /** The class in hand; null for a teacher without classes. */
  readonly course: Course | null
  /** Path of the portal, for the open entry. */
  readonly path: string
  readonly onCourse: (courseId: number) => void
  readonly onSignedOut: () => void
  readonly children: ReactNode
}

/** A page beside the spine; in a narrow window the spine is a line above and a bar at the bottom. */
export function ShellScreen({ children, ...spine }: ShellScreenProps) {
  return (
    <div className={css['shell']}>
      <Spine {...spine} />
      <main className={css['main']}>{children}</main>
    </div>
  )
}
