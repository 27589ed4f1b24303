import { useLocation, useMatches, useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#domain/paths.ts'
import { BareScreen, ShellScreen } from '#features/shell/shell.screen.tsx'
import { GatedPage } from './gated-page.tsx'
import { useTeacher } from './teacher-context.tsx'

/** Pages that belong to one class: with another class in hand the teacher goes to that one's tasks. */
const isOfOneCourse = (path: string): boolean => path.startsWith('/course/') || path.startsWith('/report-html')

export interface ShellFrameProps {
  /** False where the address asks for the page alone. */
  readonly hasMenu?: boolean
  readonly children: ReactNode
}

/** The spine beside a page. */
export function ShellFrame({ hasMenu = true, children }: ShellFrameProps) {
  const { pathname, href } = useLocation()
  const navigate = useNavigate()
  const { signedOut, isEmbedded } = useRouteContext({ from: '/teacher' })
  const width = useMatches({ select: (matches) => matches.at(-1)?.staticData.width ?? 'full' })
  const { teacher, courses, course, chooseCourse } = useTeacher()
  const choose = (courseId: number) => {
    chooseCourse(courseId)
    if (isOfOneCourse(pathname)) void navigate({ href: paths.tasks(courseId) })
  }
  const page = { width, children: <GatedPage>{children}</GatedPage> }
  if (isEmbedded || !hasMenu) return <BareScreen {...page} />
  return (
    <ShellScreen
      teacher={teacher}
      courses={courses}
      course={course}
      address={href}
      onCourse={choose}
      onSignedOut={signedOut}
      {...page}
    />
  )
}
