import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { BindMobileDialog } from '#features/session/bind-mobile.dialog.tsx'
import { ConsentAgainDialog } from '#features/session/consent-again.dialog.tsx'
import { PasswordChangeDialog } from '#features/session/password-change.dialog.tsx'
import { type CaptchaProps, ReLoginDialog } from '#features/session/re-login.dialog.tsx'
import type { SessionActor } from './session-runtime.ts'

export interface SessionDialogsProps {
  readonly actor: SessionActor
  readonly onRead: (document: ConsentDocumentId) => void
}

const LazyCaptcha = lazy(async () => {
  const { CaptchaDialog } = await import('#features/login/captcha/captcha.dialog.tsx')
  return { default: CaptchaDialog }
})

/** Fetched when it is asked for; the sign-in waits for it. */
const Captcha = (props: CaptchaProps) => (
  <Suspense>
    <LazyCaptcha {...props} />
  </Suspense>
)

/** What the session machine asks the person, over the page. */
export function SessionDialogs({ actor, onRead }: SessionDialogsProps) {
  const now = useSelector(actor, (snapshot) => snapshot)
  const { person, present, isByOtherTab, message } = now.context
  const isBusy = now.hasTag('busy')
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
        <ConsentAgainDialog
          isBusy={isBusy}
          message={message}
          onRead={onRead}
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
      {(now.hasTag('relogin') || now.hasTag('taken')) && (
        <ReLoginDialog
          person={person}
          present={present}
          isByOtherTab={isByOtherTab}
          isConfirming={now.matches({ presence: 'confirming' })}
          message={message}
          Captcha={Captcha}
          onSignedIn={() => actor.send({ type: 'login.succeed' })}
          onCancel={() => actor.send({ type: 'login.cancel' })}
          onSwitch={() => actor.send({ type: 'person.switch' })}
        />
      )}
    </>
  )
}
