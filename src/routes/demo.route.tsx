import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { isDemoPage } from '#api/ports/page-mode.ts'
import { rootRoute } from './root.route.tsx'

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo',
  staticData: { title: 'demo', access: 'public', width: 'page' },
  beforeLoad: () => {
    if (!isDemoPage()) throw redirect({ to: '/' })
  },
  component: lazyRouteComponent(() => import('#features/demo/demo.screen.tsx'), 'DemoScreen'),
})
