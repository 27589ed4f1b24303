import { createRoute, notFound } from '@tanstack/react-router'
import { pageInspector } from '#api/ports/inspection.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'

/** The flows of the page, in a demo and in development only. */
export const inspectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/inspect',
  staticData: { title: 'inspect', access: 'public', width: 'full' },
  beforeLoad: () => {
    if (pageInspector() === null) throw notFound()
  },
  component: lazyScreen(() =>
    import('#features/inspector/inspector.screen.tsx').then((module) => module.InspectorScreen),
  ),
  notFoundComponent: () => (
    <main>
      <NotFoundScreen />
    </main>
  ),
})
