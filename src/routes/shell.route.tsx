import { createRoute, Outlet, useLocation, useNavigate } from '@tanstack/react-router'
import { ShellScreen } from '#features/shell/shell.screen.tsx'
import { paths } from '#domain/paths.ts'
import { useTeacher } from './teacher-context.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** Pages beside the spine. */
export const shellRoute = createRoute({
  getParentRoute: () => teacherRoute,
  id: 'shell',
  staticData: { title: 'portal', access: 'teacher', width: 'full' },
  component: ShellOutlet,
})

function ShellOutlet() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { teacher, courses, course, chooseCourse } = useTeacher()
  return (
    <ShellScreen
      teacher={teacher}
      courses={courses}
      course={course}
      path={pathname}
      onCourse={(courseId) => {
        chooseCourse(courseId)
        if (pathname.startsWith('/course/')) void navigate({ href: paths.tasks(courseId) })
      }}
      onSignedOut={() => window.location.assign('#/login')}
    >
      <Outlet />
    </ShellScreen>
  )
}
