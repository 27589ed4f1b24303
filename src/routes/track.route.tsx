import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const ofClass = {
  staticData: { title: 'taskTrack', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./class-track.page.tsx').then((module) => module.ClassTrackPage)),
} as const

/** A class and a student over time (specification §2). */
export const trackRoutes = [
  createRoute({ getParentRoute: () => shellRoute, path: '/report/task-track', ...ofClass }),
  createRoute({ getParentRoute: () => shellRoute, path: '/course/report/task-track', ...ofClass }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/report/student-track',
    staticData: { title: 'studentTrack', access: 'teacher', width: 'full' },
    component: lazyScreen(() => import('./student-track.page.tsx').then((module) => module.StudentTrackPage)),
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/course/$courseId/report/courseTrack/$startDate/$endDate',
    staticData: { title: 'courseTrack', access: 'teacher', width: 'full' },
    component: lazyScreen(() => import('./class-track.page.tsx').then((module) => module.CourseTrackPage)),
  }),
] as const
