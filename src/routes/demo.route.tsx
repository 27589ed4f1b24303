import { createRoute, redirect } from '@tanstack/react-router'
import { isDemoPage } from '#api/ports/page-mode.ts'
import { paths } from '#domain/paths/paths.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { rootRoute } from './root.route.tsx'

/** Redirects home if this is not a demo. */
const demoOnly = (): void => {
  if (!isDemoPage()) throw redirect({ to: '/' })
}

export const demoRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.demo,
  staticData: { title: 'demo', access: 'public', width: 'page' },
  beforeLoad: demoOnly,
  component: lazyScreen(() => import('#features/demo/demo.screen.tsx').then((module) => module.DemoScreen)),
})

export const widgetsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.widgets,
  staticData: { title: 'widgets', access: 'public', width: 'page' },
  beforeLoad: demoOnly,
  component: lazyScreen(() =>
    import('#features/demo/widgets/widgets.screen.tsx').then((module) => module.WidgetsScreen),
  ),
})
