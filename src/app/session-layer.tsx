import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { BrokenDialog } from '#features/session/broken.dialog.tsx'
import { NewerBuildNotice } from '#features/session/newer-build.dialog.tsx'
import { NewLoginNotice } from '#features/session/new-login.dialog.tsx'
import { NotCertifiedDialog } from '#features/session/not-certified.dialog.tsx'
import { StudentHereScreen } from '#features/session/student-here.screen.tsx'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { ErrorBoundary } from '#ui/error-boundary/error-boundary.tsx'
import type { PortalRouter } from './area-host.ts'
import { goToLogin, leaveForLogin } from './leave-for-login.ts'
import { NetworkNotice } from './network-notice.tsx'
import type { NewLoginWatch } from './new-logins.ts'
import type { PortalPorts } from './portal-ports.ts'
import type { Services } from './services.ts'
import { SessionDialogs } from './session-dialogs.tsx'

export interface SessionLayerProps {
  readonly services: Services
  readonly ports: PortalPorts
  readonly router: PortalRouter
  readonly logins: NewLoginWatch
  /** The page has been removed from the screen. */
  readonly onWithdrawn: () => void
  readonly children: ReactNode
}

/** The page, and over it the dialogs of session and network. */
export function SessionLayer({ children, onWithdrawn, ...layer }: SessionLayerProps) {
  const { session, isWithdrawn: withdrawn } = layer.services
  const isStudent = useSyncExternalStore(session.view.subscribe, () => session.view.get().hasTag('student'))
  const isWithdrawn = useSyncExternalStore(withdrawn.subscribe, withdrawn.get)
  const noteWithdrawn = useEffectEvent(onWithdrawn)
  useEffect(() => {
    if (isWithdrawn) noteWithdrawn()
  }, [isWithdrawn])
  if (isStudent) return <StudentHereScreen onOtherAccount={() => toLogin(layer)} />
  return (
    <>
      {/* Dialogs of the page are removed with it. */}
      {!isWithdrawn && <ConfirmProvider>{children}</ConfirmProvider>}
      <ErrorBoundary renderBroken={(retry) => <BrokenDialog onRetry={retry} />}>
        <OverPage {...layer} />
      </ErrorBoundary>
    </>
  )
}

type Layer = Omit<SessionLayerProps, 'children' | 'onWithdrawn'>

function OverPage(layer: Layer) {
  const { services, logins } = layer
  const { session, network, notCertified, consentPrompt, newerBuild } = services
  const isUncertified = useSyncExternalStore(notCertified.subscribe, notCertified.get)
  const isNewer = useSyncExternalStore(newerBuild.isOffered.subscribe, newerBuild.isOffered.get)
  const news = useSyncExternalStore(logins.news.subscribe, logins.news.get)
  return (
    <>
      <SessionDialogs session={session} question={consentPrompt} />
      {isUncertified && <NotCertifiedDialog onLogin={() => toLogin(layer)} />}
      <NetworkNotice network={network} />
      <NewerBuildNotice
        isOffered={isNewer && news.length === 0}
        onReload={() => location.reload()}
        onLater={newerBuild.dismiss}
      />
      <NewLoginNotice logins={news} onClose={() => logins.news.set([])} />
    </>
  )
}

/** Where people sign in: here, or in the desktop host. */
function toLogin({ services: { session, notCertified }, ports, router }: Layer): void {
  notCertified.set(false)
  session.actor.send({ type: 'identity.forget' })
  leaveForLogin(ports, () => goToLogin(router))
}
