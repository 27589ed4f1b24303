import { useSyncExternalStore } from 'react'
import { BindMobileDialog } from '#features/session/bind-mobile.dialog.tsx'
import { ConsentAgainDialog } from '#features/session/consent-again.dialog.tsx'
import { PasswordChangeDialog } from '#features/session/password-change.dialog.tsx'
import { ReLoginDialog } from '#features/session/re-login.dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { ConsentPrompt } from './consent-prompt.ts'
import type { SessionRuntime } from './session-runtime.ts'

const OtherWays = lazyPart(() =>
  import('#features/login/other-ways.dialog.tsx').then((module) => module.OtherWaysDialog),
)

export interface SessionDialogsProps {
  readonly session: Pick<SessionRuntime, 'actor' | 'view'>
  readonly question: ConsentPrompt
}

/** The session machine's questions to the person, over the page. */
export function SessionDialogs({ session, question }: SessionDialogsProps) {
  const isAsking = useSyncExternalStore(question.isOpen.subscribe, question.isOpen.get)
  const { person, hasTag, dutyMessage } = useSyncExternalStore(session.view.subscribe, session.view.get)
  const { actor } = session
  if (isAsking)
    return (
      <ConsentAgainDialog
        isBusy={false}
        message=""
        onAccept={() => question.answer(true)}
        onRefuse={() => question.answer(false)}
      />
    )
  if (person === null) return null
  return (
    <>
      {hasTag('passwordChange') && (
        <PasswordChangeDialog
          message={dutyMessage}
          onChanged={() => actor.send({ type: 'password.renew' })}
          onClose={() => actor.send({ type: 'password.refuse' })}
        />
      )}
      {hasTag('consent') && (
        <ConsentAgainDialog
          isBusy={hasTag('busy')}
          message={dutyMessage}
          onAccept={() => actor.send({ type: 'consent.accept' })}
          onRefuse={() => actor.send({ type: 'consent.refuse' })}
        />
      )}
      {hasTag('binding') && (
        <BindMobileDialog
          onBind={() => actor.send({ type: 'binding.start' })}
          onLater={() => actor.send({ type: 'binding.postpone' })}
        />
      )}
      <ReLogin session={session} />
    </>
  )
}

/** The sign-in over the page. */
function ReLogin({ session: { actor, view } }: Pick<SessionDialogsProps, 'session'>) {
  const { person, present, hasTag, signInMessage } = useSyncExternalStore(view.subscribe, view.get)
  if (person === null || !(hasTag('relogin') || hasTag('taken'))) return null
  return (
    <ReLoginDialog
      person={person}
      present={present}
      isByOtherTab={hasTag('byOtherTab')}
      isConfirming={hasTag('confirming')}
      message={signInMessage}
      isUnconfirmed={hasTag('unconfirmed')}
      OtherWays={OtherWays}
      onSignedIn={() => actor.send({ type: 'login.succeed' })}
      onCancel={() => actor.send({ type: 'login.cancel' })}
      onSwitch={() => actor.send({ type: 'person.switch' })}
    />
  )
}
