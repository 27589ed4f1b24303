import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const classesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/classes-dialog',
  staticData: { title: 'classes', access: 'teacher', width: 'page' },
  component: lazyRouteComponent(() => import('./classes.page.tsx'), 'ClassesPage'),
})
