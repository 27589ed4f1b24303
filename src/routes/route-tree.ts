import { areaRoute } from './area.route.tsx'
import { bindArrivalRoute, bindRoute } from './bind.route.tsx'
import { demoRoute, widgetsRoute } from './demo.route.tsx'
import { fullScreenRoute } from './full-screen.route.tsx'
import { inspectRoute } from './inspect.route.tsx'
import { laterPublicRoutes, laterShellRoutes } from './later-routes.ts'
import { loginRoute } from './login.route.tsx'
import { papersRoute } from './papers.route.tsx'
import { passwordRoute } from './password.route.tsx'
import { projectorRoute } from './projector.route.tsx'
import { registerRoute } from './register.route.tsx'
import { reportRedirects } from './report-redirects.route.tsx'
import { rootRoute } from './root.route.tsx'
import { shellPages } from './shell-pages.ts'
import { shellRoute } from './shell.route.tsx'
import { teacherRoute } from './teacher.route.tsx'

/** The one table of routes. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  registerRoute,
  passwordRoute,
  bindArrivalRoute,
  bindRoute,
  demoRoute,
  widgetsRoute,
  inspectRoute,
  fullScreenRoute,
  ...laterPublicRoutes,
  ...reportRedirects,
  papersRoute,
  teacherRoute.addChildren([shellRoute.addChildren([...shellPages, ...laterShellRoutes]), projectorRoute, areaRoute]),
])
