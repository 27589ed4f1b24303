import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const homeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/',
  staticData: { title: 'home', access: 'teacher', width: 'full' },
  component: lazyScreen(() => import('./home.page.tsx').then((module) => module.HomePage)),
})
