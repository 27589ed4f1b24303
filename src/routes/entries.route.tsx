import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const entriesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-profile/entries',
  staticData: { title: 'entries', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./entries.page.tsx').then((module) => module.EntriesPage)),
})
