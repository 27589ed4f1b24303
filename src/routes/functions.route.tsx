import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const functionsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-functions',
  staticData: { title: 'functions', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./functions.page.tsx').then((module) => module.FunctionsPage)),
})
