import { forgetWayBack } from '#api/ports/saved-address.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import type { TabChannel } from '#api/ports/tab-channel.ts'
import { sessionKeys } from '#domain/portal/constants.ts'
import { paths } from '#domain/paths/paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import type { SessionEffectName } from '#machines/session/session-report.types.ts'
import { readForTeacher } from '#routes/teacher.route.tsx'
import type { PortalRouter } from './area-host.ts'
import { goToLogin, handBack, leaveForLogin } from './leave-for-login.ts'
import type { NewLoginWatch } from './new-logins.ts'
import type { PortalPorts } from './portal-ports.ts'
import type { Services } from './services.ts'

export interface EffectTools {
  readonly services: Services
  readonly ports: PortalPorts
  readonly router: PortalRouter
  readonly tabs: TabChannel
  readonly logins: NewLoginWatch
}

/** Carries out what the session machine asks for. Returns an unsubscribe function. */
export function applySessionEffects(tools: EffectTools): () => void {
  const { session } = tools.services
  const acts = effectsOf(tools)
  const subscriptions = Object.entries(acts).map(([name, act]) => session.actor.on(name as SessionEffectName, act))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}

function effectsOf({ services, ports, router, tabs, logins }: EffectTools): Record<SessionEffectName, () => void> {
  const { storage, uid, isWithdrawn, toastLog } = services
  const toLogin = (back?: string) => goToLogin(router, back)
  return {
    entered: () => {
      enter(services, tabs, logins)
      // However somebody signed in, the code shown at the sign-in is of no use any more.
      for (const key of [sessionKeys.qrId, sessionKeys.qrToken]) ports.tabStorage.remove(key)
    },
    revalidated: () => void logins.look(),
    withdrawn: () => {
      isWithdrawn.set(true)
      toastLog.clear()
      logins.news.set([])
    },
    returned: () => void comeBack(services, router),
    forgotten: () => {
      // The router only renders while the page is shown.
      isWithdrawn.set(false)
      uid.set(null)
      services.currentClass.end()
      services.queryClient.clear()
      forgetWayBack(ports.tabStorage)
    },
    cancelled: () => {
      isWithdrawn.set(false)
      toLogin(backFrom(router))
    },
    signedOut: () => {
      tabs.post({ kind: 'signOut' })
      leaveForLogin(ports, toLogin)
    },
    expelled: () => {
      tabs.post({ kind: 'signOut' })
      ports.reloadAt(publicPaths.login())
    },
    switched: () => ports.reloadAt(publicPaths.home),
    handedBack: () => handBack(ports),
    bindingOffered: () => {
      const person = uid.get()
      if (person !== null) storage.write(storageKeys.bindOffered(person), 'yes')
    },
    bindingStarted: () => void router.navigate({ href: paths.editPhone }),
  }
}

/** The page comes back as if opened for the first time: nothing it had read is left. */
async function comeBack({ call, queryClient, isWithdrawn, session }: Services, router: PortalRouter): Promise<void> {
  // Without these the router reports on the page that it could not be opened.
  await readForTeacher({ call, queryClient }).catch(() => undefined)
  const { hasTag } = session.view.get()
  if (hasTag('relogin') || hasTag('taken')) return
  isWithdrawn.set(false)
  void router.invalidate()
}

/** Nothing read by another teacher stays for the one signed in now. */
function enter({ session, uid, queryClient }: Services, tabs: TabChannel, logins: NewLoginWatch): void {
  const person = session.actor.getSnapshot().context.person
  if (person === null) return
  const former = uid.get()
  if (former !== null && former !== person.uid) queryClient.removeQueries()
  uid.set(person.uid)
  if (former === person.uid) return
  tabs.post({ kind: 'signIn', uid: person.uid })
  void logins.begin()
}

/** Where to come back to after the login; home needs no mention. */
function backFrom(router: PortalRouter): string | undefined {
  const { href } = router.state.location
  return href === publicPaths.home ? undefined : href
}
