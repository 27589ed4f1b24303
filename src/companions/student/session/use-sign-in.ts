import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/constants.ts'
import type { PasswordLoginContext } from '#machines/password-login/password-login.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { studentLoginWith } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'

export interface SignIn {
  readonly account: string
  readonly password: string
  readonly isBusy: boolean
  /** What went wrong; null when nothing did. */
  readonly error: string | null
  readonly typeAccount: (text: string) => void
  readonly typePassword: (text: string) => void
  readonly submit: () => void
}

/** The sign-in form of a student. Nothing is to be agreed to here: the school made the account. */
export function useSignIn(onSignedIn: () => void): SignIn {
  const call = useCall()
  const texts = useTexts(signInTexts)
  const [machine] = useState(() => studentLoginWith(call))
  const actor = useActorRef(machine)
  const { context, isBusy, isDone } = useSelector(
    actor,
    (snapshot) => ({
      context: snapshot.context,
      isBusy: snapshot.hasTag('busy'),
      isDone: snapshot.matches('signedIn'),
    }),
    (one, other) => one.context === other.context && one.isBusy === other.isBusy && one.isDone === other.isDone,
  )
  useEffect(() => actor.send({ type: 'consent.change', agreed: true }), [actor])
  const tell = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (isDone) tell()
  }, [isDone])
  return {
    account: context.account,
    password: context.password,
    isBusy,
    error: errorOf(context, texts),
    typeAccount: (text) => actor.send({ type: 'account.change', text }),
    typePassword: (text) => actor.send({ type: 'password.change', text }),
    submit: () => actor.send({ type: 'form.submit' }),
  }
}

function errorOf(
  { missing, failure }: PasswordLoginContext,
  texts: Wording<(typeof signInTexts)['zh-CN']>,
): string | null {
  if (missing !== null) return texts.missing
  if (failure === null) return null
  if (failure.kind === 'refused') return failure.message
  const { failuresBeforeWarning, failuresBeforeLock } = accountLimits
  return failure.errorCount > failuresBeforeWarning
    ? texts.wrongAndLockNear(failuresBeforeLock - failure.errorCount)
    : texts.wrong
}
