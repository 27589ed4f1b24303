import '#ui/theme/mantine-rest.css'
import '#ui/theme/mantine-dialog.css'
import '#ui/theme/controls-rest.css'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { user } from '#api/contract/areas/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { forgetIdleAnswers } from '#api/queries/forget-idle-answers.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { browserEmbedding } from '#api/ports/embedding.ts'
import { watchActors } from '#api/ports/inspection.ts'
import { remoteAreas } from '#api/ports/area-modules.ts'
import { clearCachesRegularly } from '#api/ports/clear-caches.ts'
import { createStore } from '#api/ports/readable.ts'
import { pageTrail } from '#api/ports/statechart-trail.ts'
import { takeAddress } from '#api/ports/saved-address.ts'
import { paths } from '#domain/paths/paths.ts'
import { createPortalRouter } from '#routes/router.ts'
import type { Visitor } from '#routes/router-context.ts'
import { areaFrame } from './area-frame.tsx'
import { holdAreaHost } from './area-host.ts'
import { isAreaBuilt, loadArea } from './area-loaders.ts'
import { createAreaOpenings } from './area-openings.ts'
import { type AreaRuntime, createAreaRuntime } from './area-runtime.ts'
import { forgetPage } from './forget-page.ts'
import { leaveForLogin } from './leave-for-login.ts'
import { watchNewLogins } from './new-logins.ts'
import { browserPorts, type PortalPorts } from './portal-ports.ts'
import { Providers } from './providers.tsx'
import { createServices, type Services } from './services.ts'
import { SessionLayer } from './session-layer.tsx'
import type { EffectTools } from './session-effects.ts'
import { watchSession } from './session-watch.ts'
import { watchDesktop } from './watch-desktop.ts'
import { watchEmbedding } from './watch-embedding.ts'

/** Starts the whole portal in a container, in a browser by default; returns a function that stops it. */
export function startPortal(container: HTMLElement, outside: Partial<PortalPorts> = {}): () => void {
  const ports = { ...browserPorts, embedding: browserEmbedding(), ...outside }
  resumeAddress(ports)
  const stopTrail = watchActors(pageTrail.note)
  const root = document.documentElement
  if (ports.desktop !== null) root.dataset['shell'] = 'desktop'
  const services = createServices(ports)
  const { storage, queryClient } = services
  const teacher = () => {
    const known = queryClient.getQueryData<TeacherInfo>(keyOf(user.teacherInfo, {}))
    if (known === undefined) throw new Error('Areas mount below the teacher route only')
    return known
  }
  const arriving = createStore(true)
  const openings = createAreaOpenings()
  const remote = remoteAreas()
  const areas: AreaRuntime = createAreaRuntime(
    (id) => loadArea(id, areaFrame(services), remote),
    (id, place) => holdAreaHost(id, place, services, router, teacher(), openings),
  )
  const tabs = ports.openTabChannel()
  const logins = watchNewLogins(services.call)
  const router = createPortalRouter({
    call: services.call,
    queryClient,
    currentClass: services.currentClass,
    identify: (asksAnew) => identify(services, ports, asksAnew),
    signedOut: () => {
      tabs.post({ kind: 'signOut' })
      services.session.actor.send({ type: 'identity.forget' })
      leaveForLogin(ports, () => void router.navigate({ href: paths.login() }))
    },
    passwordChanged: () => services.session.actor.send({ type: 'password.renew' }),
    isEmbedded: ports.embedding !== null,
    arriving,
    isDesktop: ports.desktop !== null,
    host: ports.desktop,
    isAreaBuilt: (id, page) => remote.has(id) || isAreaBuilt(id, page),
    showArea: areas.show,
    hideArea: areas.hide,
    areaState: areas.state,
    retryArea: areas.retry,
  })
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    openings.arrive(toLocation.pathname)
    if (pathChanged) services.newerBuild.arrive()
  })
  const tools = { services, ports, router, tabs, logins }
  const stopWatching = watchSession(tools)
  const stopAround = watchAround(tools)
  const stopClearing = clearCachesRegularly({
    storage,
    clock: ports.clock,
    // What the page shows stays.
    forget: () => forgetIdleAnswers(queryClient),
  })
  const page = createRoot(container)
  page.render(
    <Providers services={services}>
      <SessionLayer
        services={services}
        ports={ports}
        router={router}
        logins={logins}
        onWithdrawn={() => void forgetPage(services, areas)}
      >
        <RouterProvider router={router} />
      </SessionLayer>
    </Providers>,
  )
  return () => {
    page.unmount()
    delete root.dataset['shell']
    stopClearing()
    stopAround()
    stopWatching()
    stopTrail()
  }
}

/**
 * Connects the portal to its surroundings: a desktop host's window, another page's frame. Returns an unsubscribe
 * function.
 */
function watchAround(tools: EffectTools): () => void {
  const { services, router, ports } = tools
  const { desktop, embedding } = ports
  const stops = [
    ...(desktop === null ? [] : [watchDesktop(desktop, tools)]),
    ...(embedding === null ? [] : [watchEmbedding(embedding, services, router)]),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A page reloaded in the middle of an outage resumes where it was. */
function resumeAddress({ tabStorage }: PortalPorts): void {
  const address = takeAddress(tabStorage)
  const isAtHome = /^(#\/?)?$/.test(location.hash)
  if (address !== null && isAtHome) window.history.replaceState(null, '', `#${address}`)
}

/** In the desktop host nobody is sent to a login: the page waits for the host to sign somebody in. */
async function identify(services: Services, ports: PortalPorts, asksAnew: boolean): Promise<Visitor> {
  const { session } = services
  const who = await session.identify(asksAnew)
  if (who.kind === 'teacher') return who.person.mustChangePassword ? 'newPassword' : 'teacher'
  if (ports.desktop === null || who.kind === 'student') return who.kind
  await session.arrived()
  return identify(services, ports, false)
}
