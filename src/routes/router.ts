import { createRouter } from '@tanstack/react-router'
import { keepScroll } from './keep-scroll.ts'
import { createNumberedHistory } from './numbered-history.ts'
import { HostWaiting, PortalFailed, PortalWaiting } from './portal-states.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './route-tree.ts'

/** The portal's router: hash paths, queries as plain text. */
export function createPortalRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    history: createNumberedHistory(),
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString()
      return text === '' ? '' : `?${text}`
    },
    defaultPreload: false,
    defaultErrorComponent: PortalFailed,
    defaultPendingComponent: context.isDesktop ? HostWaiting : PortalWaiting,
  })
  keepScroll(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>
  }
}
