import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { afterPaint } from '#api/ports/after-paint.ts'
import { inspected } from '#api/ports/inspection.ts'
import { createStore, type Store } from '#api/ports/readable.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/constants.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { missingOf } from '#machines/password-login/password-login.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { acceptedIn, useAskConsent, useIsAgreed } from './consent-state.ts'
import type { LoginWay } from './login-way.types.ts'
import { loginActors } from './login.actors.ts'

/** A sign-in by account and password, which the parts of the form follow. */
export interface PasswordLogin {
  readonly actor: ActorRefFrom<typeof passwordLoginMachine>
  /** The form was sent a moment ago, and the actor has not heard of it yet. */
  readonly isPressed: Store<boolean>
}

/** Starts a sign-in by account and password; whoever calls it is not drawn again when it moves on. */
export function usePasswordLogin(
  account: string,
  { consent, onSignedIn }: Pick<LoginWay, 'consent' | 'onSignedIn'>,
): PasswordLogin {
  const call = useCall()
  const { language } = useLanguage()
  const agreed = useIsAgreed(consent)
  const [machine] = useState(() =>
    passwordLoginMachine.provide({ actors: loginActors(call, language, () => acceptedIn(consent)) }),
  )
  const [isPressed] = useState(() => createStore(false))
  const actor = useActorRef(machine, { ...inspected, input: { account, agreed } })
  useEffect(() => actor.send({ type: 'consent.change', agreed }), [agreed, actor])
  const isSignedIn = useSelector(actor, (now) => now.matches('signedIn'))
  useWhen(isSignedIn, onSignedIn)
  useAskConsent(
    consent,
    useSelector(actor, ({ context }) => context.failure?.kind === 'consentOutdated'),
  )
  return { actor, isPressed }
}

/** Sends the form once its button is drawn as busy, or leads to the first field that is missing. */
export async function submitPasswordLogin({ actor, isPressed }: PasswordLogin, form: HTMLFormElement): Promise<void> {
  const missing = missingOf(actor.getSnapshot().context)
  if (missing === null) {
    isPressed.set(true)
    await afterPaint()
  }
  actor.send({ type: 'form.submit' })
  isPressed.set(false)
  const field = missing === null ? null : form.elements.namedItem(fieldNames[missing])
  if (field instanceof HTMLElement) field.focus()
}

/** Names of the fields, as password managers know them. */
export const fieldNames = { account: 'username', password: 'password', consent: 'consent' } as const

/** How many more failures an account stands before it is locked; null while that is no matter (specification §8). */
export const failuresLeft = (errorCount: number): number | null =>
  errorCount > accountLimits.failuresBeforeWarning && errorCount < accountLimits.failuresBeforeLock
    ? accountLimits.failuresBeforeLock - errorCount
    : null

/** How many more failures come before the puzzle, 0 when it comes next; null once it has come. */
export const triesBeforePuzzle = (errorCount: number): number | null =>
  errorCount <= accountLimits.failuresBeforeCaptcha ? accountLimits.failuresBeforeCaptcha - errorCount : null
