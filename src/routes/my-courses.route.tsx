import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

const facts = {
  staticData: { title: 'myCourses', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./my-courses.page.tsx').then((module) => module.MyCoursesPage)),
} as const

/** The same page in the personal centre and in course management (specification §2). */
export const myCoursesRoutes = [
  createRoute({ getParentRoute: () => shellRoute, path: '/personal-center/my-courses', ...facts }),
  createRoute({ getParentRoute: () => shellRoute, path: '/course-manage/mine', ...facts }),
] as const
