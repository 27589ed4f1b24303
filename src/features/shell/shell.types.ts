import type { ReactNode } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'

/** A page for the search. */
export interface FoundPage {
  readonly title: string
  /** What else it is called. */
  readonly words: readonly string[]
  readonly path: string
}

export interface SpineProps {
  readonly teacher: TeacherInfo
  readonly courses: readonly Course[]
  /** The current class; null for a teacher without classes. */
  readonly course: Course | null
  /** Path and query of the open page, for the open entry. */
  readonly address: string
  /** Whether there is a page yet where an entry leads. */
  readonly isBuilt: (path: string) => boolean
  readonly onCourse: (courseId: number) => void
  readonly onNewClass: () => void
  readonly onSignedOut: () => void
  /** The search of the portal, which gets the pages to be found by it. */
  readonly renderSearch?: (pages: readonly FoundPage[]) => ReactNode
}
