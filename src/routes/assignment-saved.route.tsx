import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

/** The outcome of assigning; `status` is `saved` or `published` (specification §2). */
export const assignmentSavedRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/course/$courseId/homework/edit/success/$status',
  staticData: { title: 'assignmentSaved', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./assignment-saved.page.tsx').then((module) => module.AssignmentSavedPage)),
})
