import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { firstPath } from './entries.ts'
import { useEntryViewer } from './use-entry-viewer.ts'

export interface ArrivalScreenProps {
  readonly teacher: Pick<TeacherInfo, 'subjectId' | 'regionId'>
  readonly course: Pick<Course, 'courseId'>
  readonly isDesktop: boolean
  readonly onOpen: (path: string) => void
  /** The home page. */
  readonly children: ReactNode
}

/**
 * Opens the first entry of the spine automatically (specification §2); stays on the home page if that is the first one.
 */
export function ArrivalScreen({ teacher, course, isDesktop, onOpen, children }: ArrivalScreenProps) {
  const first = firstPath(useEntryViewer(teacher, course), isDesktop)
  // Entries that open or move later take nobody away from the page that they are on.
  const [wanted] = useState(first)
  const isElsewhere = wanted !== publicPaths.home
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    if (isElsewhere) open(wanted)
  }, [isElsewhere, wanted])
  return isElsewhere ? null : children
}
