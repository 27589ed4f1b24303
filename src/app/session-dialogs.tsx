import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { BindMobileDialog } from '#features/session/bind-mobile.dialog.tsx'
import { ConsentAgainDialog } from '#features/session/consent-again.dialog.tsx'
import { PasswordChangeDialog } from '#features/session/password-change.dialog.tsx'
import { ReLoginDialog } from '#features/session/re-login.dialog.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'
import type { ConsentQuestion } from './consent-question.ts'
import type { SessionActor } from './session-runtime.ts'

const OtherWays = lazyPart(() =>
  import('#features/login/other-ways.dialog.tsx').then((module) => module.OtherWaysDialog),
)

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
      OtherWays={OtherWays}
      onSignedIn={() => actor.send({ type: 'login.succeed' })}
      onCancel={() => actor.send({ type: 'login.cancel' })}
      onSwitch={() => actor.send({ type: 'person.switch' })}
    />
  )
}
