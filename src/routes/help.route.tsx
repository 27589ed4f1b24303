import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const helpRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/help',
  staticData: { title: 'help', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./help.page.tsx').then((module) => module.HelpPage)),
})
