import { useLocation, useMatches, useNavigate, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { courseOfPath, pathInCourse } from '#domain/classes/course-path.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { PortalSearch } from '#features/search/search.dialog.tsx'
import { BareScreen, ShellScreen } from '#features/shell/shell.screen.tsx'
import { GatedPage } from './gated-page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'
import { useIsBuilt } from './use-is-built.ts'

export interface ShellFrameProps {
  /** False if the address requests the page alone. */
  readonly hasMenu?: boolean
  readonly children: ReactNode
}

/** The spine beside a page. */
export function ShellFrame({ hasMenu = true, children }: ShellFrameProps) {
  const { href } = useLocation()
  const navigate = useNavigate()
  const { signedOut, isEmbedded } = useRouteContext({ from: '/teacher' })
  const width = useMatches({ select: (matches) => matches.at(-1)?.staticData.width ?? 'full' })
  const teacher = useTeacher()
  const { courses, course, chooseCourse } = useCurrentClass()
  const isBuilt = useIsBuilt()
  const choose = (courseId: number) => {
    chooseCourse(courseId)
    // A page about one class is left for one about the newly chosen class.
    if (courseOfPath(href) !== null) void navigate({ href: pathInCourse(href, courseId) })
  }
  const page = { width, children: <GatedPage>{children}</GatedPage> }
  if (isEmbedded || !hasMenu) return <BareScreen {...page} />
  return (
    <ShellScreen
      teacher={teacher}
      courses={courses}
      course={course}
      address={href}
      isBuilt={isBuilt}
      onCourse={choose}
      onNewClass={() => void navigate({ href: personalPaths.newCourse })}
      onSignedOut={signedOut}
      renderSearch={(pages) => <PortalSearch pages={pages} onGo={(href) => void navigate({ href })} />}
      {...page}
    />
  )
}
