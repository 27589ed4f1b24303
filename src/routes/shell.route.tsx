import { createRoute, Outlet } from '@tanstack/react-router'
import { ShellFrame } from './shell-frame.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** Pages beside the spine. */
export const shellRoute = createRoute({
  getParentRoute: () => teacherRoute,
  id: 'shell',
  staticData: { title: 'portal', access: 'teacher', width: 'full' },
  component: () => (
    <ShellFrame>
      <Outlet />
    </ShellFrame>
  ),
})
