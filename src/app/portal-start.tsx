import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { paths } from '#domain/paths.ts'
import { createPortalRouter } from '#routes/router.ts'
import { areaFrame } from './area-frame.tsx'
import { holdAreaHost } from './area-host.ts'
import { areaLoaders } from './area-loaders.ts'
import { type AreaRuntime, createAreaRuntime } from './area-runtime.ts'
import { Providers } from './providers.tsx'
import { createServices } from './services.ts'

/** Starts the whole portal in a container; answers how to stop it. */
export function startPortal(container: HTMLElement): () => void {
  const services = createServices()
  const { storage, queryClient } = services
  const teacher = () => {
    const known = queryClient.getQueryData<TeacherInfo>(keyOf(user.teacherInfo, {}))
    if (known === undefined) throw new Error('Areas mount below the teacher route only')
    return known
  }
  const areas: AreaRuntime = createAreaRuntime(
    (id) => areaLoaders[id](areaFrame(services)),
    (id, place) => holdAreaHost(id, place, services, router, teacher()),
  )
  const router = createPortalRouter({
    call: services.call,
    queryClient,
    lastCourse: (uid) => Number(storage.read(storageKeys.lastCourse(uid))) || null,
    keepCourse: (uid, courseId) => void storage.write(storageKeys.lastCourse(uid), String(courseId)),
    signedIn: services.uid.set,
    inHand: services.courseId.set,
    showArea: areas.show,
    hideArea: areas.hide,
    areaFailed: areas.failed,
    retryArea: areas.retry,
  })
  services.onNotLoggedIn(() => {
    const { pathname, href } = router.state.location
    queryClient.clear()
    if (pathname !== '/login') void router.navigate({ href: paths.login(href === '/' ? undefined : href) })
  })
  const root = createRoot(container)
  root.render(
    <Providers services={services}>
      <RouterProvider router={router} />
    </Providers>,
  )
  return () => root.unmount()
}
