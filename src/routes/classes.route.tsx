import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const classesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/classes-dialog',
  staticData: { title: 'classes', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./classes.page.tsx').then((module) => module.ClassesPage)),
})
