import { createRoute, redirect } from '@tanstack/react-router'
import { isOwnPath } from '#domain/paths/address.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'login', access: 'public', width: 'full' },
  validateSearch: (search): { back?: string } => {
    const back = search['back']
    return isOwnPath(back) ? { back } : {}
  },
  beforeLoad: ({ context }) => {
    // The host has its own login.
    if (context.isDesktop) throw redirect({ to: '/' })
  },
  component: lazyScreen(() => import('./login.page.tsx').then((module) => module.LoginPage)),
})
