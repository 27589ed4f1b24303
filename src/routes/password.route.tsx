import { createRoute, redirect } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'
import { typedAccount } from './typed-account.ts'

/** `count` is the account typed at the sign-in (specification §2): read once, then removed from the address. */
export const passwordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/password',
  staticData: { title: 'password', access: 'public', width: 'full' },
  validateSearch: (search): { count?: string } => {
    const count = search['count']
    return typeof count === 'string' ? { count } : {}
  },
  beforeLoad: ({ search: { count } }) => {
    if (count === undefined) return
    typedAccount.set(count)
    throw redirect({ to: '/password', search: {}, replace: true })
  },
  component: lazyScreen(() => import('./password.page.tsx').then((module) => module.PasswordPage)),
})
