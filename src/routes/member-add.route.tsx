import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const memberAddRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member/addStudent',
  staticData: { title: 'memberAdd', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./member-add.page.tsx').then((module) => module.MemberAddPage)),
})
