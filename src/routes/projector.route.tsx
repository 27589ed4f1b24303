import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** The questions of an assignment on a projector: full window, no menus (specification §4, FULL_SCREEN). */
export const projectorRoute = createRoute({
  getParentRoute: () => teacherRoute,
  path: '/course/$courseId/homework/$homeworkId/screen',
  staticData: { title: 'projector', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./projector.page.tsx').then((module) => module.ProjectorPage)),
})
