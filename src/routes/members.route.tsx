import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const membersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/member',
  staticData: { title: 'members', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./members.page.tsx').then((module) => module.MembersPage)),
})
