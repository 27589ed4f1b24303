import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const functionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-functions',
  staticData: { title: 'functions', access: 'teacher', width: 'page' },
  component: lazyRouteComponent(() => import('./functions.page.tsx'), 'FunctionsPage'),
})
