import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { title: 'home', access: 'teacher', width: 'full' },
  component: lazyRouteComponent(() => import('./home.page.tsx'), 'HomePage'),
})
