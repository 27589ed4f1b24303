import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { shellRoute } from './shell.route.tsx'

export const devicesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/personal-center/my-profile/devices',
  staticData: { title: 'devices', access: 'teacher', width: 'page' },
  component: lazyRouteComponent(() => import('#features/account/devices/devices.screen.tsx'), 'DevicesScreen'),
})
