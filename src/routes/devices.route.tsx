import { createRoute } from '@tanstack/react-router'
import { lazyScreen } from './lazy-screen.tsx'
import { shellRoute } from './shell.route.tsx'

export const devicesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-profile/devices',
  staticData: { title: 'devices', access: 'teacher', width: 'page' },
  component: lazyScreen(() => import('./devices.page.tsx').then((module) => module.DevicesPage)),
})
