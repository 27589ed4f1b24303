import { createRoute, redirect } from '@tanstack/react-router'
import { pageOrigin, pageServiceHosts } from '#api/ports/service-hosts.ts'
import { fullScreenAddress } from '#domain/portal/environments.ts'
import { NoFullScreenScreen } from '#features/shell/no-full-screen.screen.tsx'
import { rootRoute } from './root.route.tsx'

/** Full-screen pages are on a separate host, for which the browser leaves the portal (specification §2). */
export const fullScreenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/fullScreen-html{$}',
  staticData: { title: 'fullScreen', access: 'public', width: 'full' },
  beforeLoad: ({ location }) => {
    const address = fullScreenAddress(location.href, pageOrigin(), pageServiceHosts())
    if (address !== null) throw redirect({ href: address, reloadDocument: true, replace: true })
  },
  component: NoFullScreenScreen,
})
