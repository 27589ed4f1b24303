import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { BindMobileDialog } from '#features/session/bind-mobile.dialog.tsx'
import { ConsentAgainDialog } from '#features/session/consent-again.dialog.tsx'
import { PasswordChangeDialog } from '#features/session/password-change.dialog.tsx'
import { ReLoginDialog, type ReLoginParts } from '#features/session/re-login.dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { ConsentQuestion } from './consent-question.ts'
import type { SessionActor } from './session-runtime.ts'

const ConsentDialog = lazyPart(() =>
  import('#features/login/consent/consent.dialog.tsx').then((module) => module.ConsentDialog),
)

const reLoginParts: ReLoginParts = {
  Captcha: lazyPart(() => import('#features/login/captcha/captcha.dialog.tsx').then((module) => module.CaptchaDialog)),
  Devices: lazyPart(() =>
    import('#features/login/devices/device-release.dialog.tsx').then((module) => module.DeviceReleaseDialog),
  ),
  OtherWays: lazyPart(() => import('#features/login/other-ways.dialog.tsx').then((module) => module.OtherWaysDialog)),
  renderConsent: (onAccept, onRefuse) => <Consent isBusy={false} message="" onAccept={onAccept} onRefuse={onRefuse} />,
}

export interface SessionDialogsProps {
  readonly actor: SessionActor
  readonly question: ConsentQuestion
}

/** What the session machine asks the person, over the page. */
export function SessionDialogs({ actor, question }: SessionDialogsProps) {
  const isAsking = useSyncExternalStore(question.isOpen.subscribe, question.isOpen.get)
  const now = useSelector(actor, (snapshot) => snapshot)
  const { person, message } = now.context
  const isBusy = now.hasTag('busy')
  if (isAsking)
    return (
      <Consent
        isBusy={false}
        message=""
        onAccept={() => question.answer(true)}
        onRefuse={() => question.answer(false)}
      />
    )
  if (person === null) return null
  return (
    <>
      {now.hasTag('passwordChange') && (
        <PasswordChangeDialog
          message={message}
          onChanged={() => actor.send({ type: 'password.renew' })}
          onClose={() => actor.send({ type: 'password.refuse' })}
        />
      )}
      {now.hasTag('consent') && (
        <Consent
          isBusy={isBusy}
          message={message}
          onAccept={() => actor.send({ type: 'consent.accept' })}
          onRefuse={() => actor.send({ type: 'consent.refuse' })}
        />
      )}
      {now.hasTag('binding') && (
        <BindMobileDialog
          onBind={() => actor.send({ type: 'binding.start' })}
          onLater={() => actor.send({ type: 'binding.postpone' })}
        />
      )}
      <ReLogin actor={actor} />
    </>
  )
}

interface ConsentProps {
  readonly isBusy: boolean
  readonly message: string
  readonly onAccept: () => void
  readonly onRefuse: () => void
}

/** Asks for the documents, which can be read from there. */
function Consent(props: ConsentProps) {
  const [document, setDocument] = useState<ConsentDocumentId | null>(null)
  return (
    <ConsentAgainDialog {...props} onRead={setDocument}>
      {document !== null && <ConsentDialog opened document={document} onClose={() => setDocument(null)} />}
    </ConsentAgainDialog>
  )
}

/** The sign-in over the page. */
function ReLogin({ actor }: Pick<SessionDialogsProps, 'actor'>) {
  const now = useSelector(actor, (snapshot) => snapshot)
  const { person, present, isByOtherTab, message, isUnconfirmed } = now.context
  if (person === null || !(now.hasTag('relogin') || now.hasTag('taken'))) return null
  return (
    <ReLoginDialog
      person={person}
      present={present}
      isByOtherTab={isByOtherTab}
      isConfirming={now.matches({ presence: 'confirming' })}
      message={message}
      isUnconfirmed={isUnconfirmed}
      parts={reLoginParts}
      onSignedIn={() => actor.send({ type: 'login.succeed' })}
      onCancel={() => actor.send({ type: 'login.cancel' })}
      onSwitch={() => actor.send({ type: 'person.switch' })}
    />
  )
}
