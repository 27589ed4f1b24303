import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from './root.route.tsx'

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/demo',
  staticData: { title: 'demo', access: 'public', width: 'page' },
  component: lazyRouteComponent(() => import('#features/demo/demo.screen.tsx'), 'DemoScreen'),
})
