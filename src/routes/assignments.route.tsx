import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const assignmentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/tasks',
  staticData: { title: 'tasks', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./assignments.page.tsx').then((module) => module.AssignmentsPage)),
})
