import type { QueryClient } from '@tanstack/react-query'
import { user } from '#api/contract/groups/user.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { keyOf } from '#api/queries/query-of.ts'
import { remoteAreas } from '#api/ports/area-modules.ts'
import { createStore } from '#api/ports/readable.ts'
import type { TabChannel } from '#api/ports/tab-channel.ts'
import { createPortalRouter } from '#routes/router.ts'
import type { Visitor } from '#routes/router-context.ts'
import { areaFrame } from './area-frame.tsx'
import { holdAreaHost, type PortalRouter } from './area-host.ts'
import { isAreaBuilt, loadArea } from './area-loaders.ts'
import { createAreaOpenings } from './area-openings.ts'
import { createAreaRuntime } from './area-runtime.ts'
import { goToLogin, leaveForLogin } from './leave-for-login.ts'
import type { PortalPorts } from './portal-ports.ts'
import type { Services } from './services.ts'

/** Starts the portal's router and the areas that its routes show. */
export function startRouting(services: Services, ports: PortalPorts, tabs: TabChannel) {
  const { call, queryClient, currentClass, session, newerBuild } = services
  const openings = createAreaOpenings()
  const remote = remoteAreas()
  const areas = createAreaRuntime(
    (id) => loadArea(id, areaFrame(services), remote),
    (id, container) => holdAreaHost(id, container, services, router, knownTeacher(queryClient), openings),
  )
  const router: PortalRouter = createPortalRouter({
    call,
    queryClient,
    currentClass,
    identify: (asksAnew) => identify(services, ports, asksAnew),
    signedOut: () => {
      tabs.post({ kind: 'signOut' })
      session.actor.send({ type: 'identity.forget' })
      leaveForLogin(ports, () => goToLogin(router))
    },
    passwordChanged: () => session.actor.send({ type: 'password.renew' }),
    isEmbedded: ports.embedding !== null,
    arriving: createStore(true),
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
    if (pathChanged) newerBuild.arrive()
  })
  return { router, areas }
}

function knownTeacher(queryClient: QueryClient): TeacherInfo {
  const known = queryClient.getQueryData<TeacherInfo>(keyOf(user.teacherInfo, {}))
  if (known === undefined) throw new Error('Areas mount below the teacher route only')
  return known
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
