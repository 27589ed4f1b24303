import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const changeAnswerRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/smartCheckChangeAnswer',
  staticData: { title: 'smartCheckChangeAnswer', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./change-answer.page.tsx').then((module) => module.ChangeAnswerPage)),
})
