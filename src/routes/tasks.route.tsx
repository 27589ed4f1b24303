import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const tasksRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/tasks',
  staticData: { title: 'tasks', access: 'teacher', width: 'full' },
  component: lazyRouteComponent(() => import('./tasks.page.tsx'), 'TasksPage'),
})
