import { useSelector } from '@xstate/react'
import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { paths } from '#domain/paths.ts'
import { NewLoginNotice } from '#features/session/new-login.dialog.tsx'
import { NotCertifiedDialog } from '#features/session/not-certified.dialog.tsx'
import { OfflineDialog } from '#features/session/offline.dialog.tsx'
import { StudentHereScreen } from '#features/session/student-here.screen.tsx'
import type { PortalRouter } from './area-host.ts'
import type { NewLoginWatch } from './new-logins.ts'
import type { PortalPorts } from './portal-ports.ts'
import type { Services } from './services.ts'
import { SessionDialogs } from './session-dialogs.tsx'

export interface SessionLayerProps {
  readonly services: Services
  readonly ports: PortalPorts
  readonly router: PortalRouter
  readonly logins: NewLoginWatch
  readonly children: ReactNode
}

const ConsentDialog = lazy(async () => {
  const { ConsentDialog: dialog } = await import('#features/login/consent/consent.dialog.tsx')
  return { default: dialog }
})

/** The page, and over it whatever session and network have to say. */
export function SessionLayer({ services, ports, router, logins, children }: SessionLayerProps) {
  const { session, network, notCertified } = services
  const isStudent = useSelector(session.actor, (now) => now.hasTag('student'))
  const isOffline = useSelector(network.actor, (now) => now.hasTag('dropped') && now.context.isTold)
  const isTrying = useSelector(network.actor, (now) => now.hasTag('busy'))
  const isUncertified = useSyncExternalStore(notCertified.subscribe, notCertified.get)
  const news = useSyncExternalStore(logins.news.subscribe, logins.news.get)
  const [document, setDocument] = useState<ConsentDocumentId | null>(null)
  if (isStudent) return <StudentHereScreen onOtherAccount={() => void leaveAsStudent(services, router)} />
  const goToLogin = () => {
    notCertified.set(false)
    session.actor.send({ type: 'identity.forget' })
    if (ports.desktop === null) void router.navigate({ href: paths.login() })
    else if (!ports.desktop.backToLogin()) ports.desktop.close()
  }
  return (
    <>
      {children}
      <SessionDialogs actor={session.actor} onRead={setDocument} />
      {document !== null && (
        <Suspense>
          <ConsentDialog opened document={document} onClose={() => setDocument(null)} />
        </Suspense>
      )}
      {isUncertified && <NotCertifiedDialog onLogin={goToLogin} />}
      {isOffline && (
        <OfflineDialog
          isTrying={isTrying}
          onRetry={() => network.actor.send({ type: 'network.retry' })}
          onClose={() => network.actor.send({ type: 'notice.close' })}
        />
      )}
      <NewLoginNotice logins={news} onClose={() => logins.news.set([])} />
    </>
  )
}

/** Whatever becomes of the sign-out, the login is the place to go. */
async function leaveAsStudent({ plainCall, session }: Services, router: PortalRouter): Promise<void> {
  const { signOn } = await import('#api/contract/areas/sign-on.ts')
  await plainCall(signOn.logout, {}).catch(() => undefined)
  // First: a router that is not on the page never comes to the end of its way.
  session.actor.send({ type: 'identity.forget' })
  await router.navigate({ href: paths.login() })
}
