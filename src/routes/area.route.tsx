import { createRoute, notFound, useLocation, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { areaOf } from '#domain/areas.ts'
import { paths } from '#domain/paths.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { ShellScreen } from '#features/shell/shell.screen.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTeacher } from './teacher-context.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** Every embedded area: the table of areas says which prefix is whose. */
export const areaRoute = createRoute({
  getParentRoute: () => teacherRoute,
  path: '/$',
  staticData: { title: 'area', access: 'teacher', width: 'full' },
  beforeLoad: ({ location }) => {
    if (areaOf(location.pathname) === null) throw notFound()
  },
  component: AreaPage,
  notFoundComponent: NotFoundScreen,
})

function AreaPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { teacher, courses, course, chooseCourse } = useTeacher()
  const area = areaOf(pathname)
  if (area === null) return <NotFoundScreen />
  if (area.frame === 'focus') return <AreaPlace id={area.id} />
  return (
    <ShellScreen
      teacher={teacher}
      courses={courses}
      course={course}
      path={pathname}
      onCourse={(courseId) => {
        chooseCourse(courseId)
        if (area.id === 'report-html') void navigate({ href: paths.tasks(courseId) })
      }}
      onSignedOut={() => window.location.assign('#/login')}
    >
      <AreaPlace id={area.id} />
    </ShellScreen>
  )
}

/** The container in which the area mounts. */
function AreaPlace({ id }: { readonly id: NonNullable<ReturnType<typeof areaOf>>['id'] }) {
  const { showArea, hideArea, areaFailed, retryArea } = useRouteContext({ from: '/teacher' })
  const hasFailed = useSyncExternalStore(areaFailed.subscribe, areaFailed.get)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) showArea(id, place.current)
    return hideArea
  }, [id, showArea, hideArea])
  return (
    <>
      {hasFailed && <FailedState onRetry={retryArea} />}
      <div ref={place} key={id} />
    </>
  )
}
