import { createRoute, redirect } from '@tanstack/react-router'
import { bindState } from './bind-state.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'

const facts = { title: 'bind', access: 'public', width: 'full' } as const

/**
 * Where the messaging app's login sends people without an account (specification §2). The state is a secret,
 * so it is removed from the address at once; the id beside it could be anybody's, so it is not even read.
 */
export const bindArrivalRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bind/$openId/$state',
  staticData: facts,
  beforeLoad: ({ params }) => {
    bindState.set(params.state)
    throw redirect({ to: '/bind', replace: true })
  },
})

export const bindRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bind',
  staticData: facts,
  component: lazyScreen(() => import('./bind.page.tsx').then((module) => module.BindPage)),
})
