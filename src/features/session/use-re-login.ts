import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { failuresLeft } from '#domain/accounts/tries-left.ts'
import type { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { type LoginActor, useLogin } from '#parts/sign-in/login-actor.ts'
import { useChild, useTag } from '#parts/sign-in/use-login-state.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { sessionTexts } from './session.texts.ts'

export interface ReLoginPerson {
  /** The name they sign in with. */
  readonly username: string
  /** Whether a document changed since they accepted it. */
  readonly consentNeeded: boolean
}

/** The sign-in and its password form. */
export interface ReLogin {
  readonly login: LoginActor
  readonly password: ActorRefFrom<typeof passwordLoginMachine>
}

const ports = { local: localTextStorage, clock: { now: () => performance.now() } }

/** Signs one account in above the page. */
export function useReLogin({ username, consentNeeded }: ReLoginPerson, onSignedIn: () => void): ReLogin | null {
  const login = useLogin({
    ports,
    arrival: { account: username, callback: null },
    consent: consentNeeded ? 'kept' : 'given',
  })
  const password = useChild(login, 'password')
  useWhen(useTag(login, 'signedIn'), onSignedIn)
  return password === undefined ? null : { login, password }
}

/** The state of the form, and its acts. */
export function useReLoginForm({ login, password: actor }: ReLogin) {
  const texts = useTexts(sessionTexts)
  const now = useSelector(actor, (snapshot) => snapshot)
  const { password, missing, failure } = now.context
  const isIn = useTag(login, 'signedIn')
  return {
    password,
    /** Why nobody is signed in yet, as texts; empty if nothing is wrong. */
    problems: missing !== null ? [texts.passwordMissing] : failure === null ? [] : problemsOf(failure, texts),
    isBusy: now.hasTag('busy') || isIn,
    /** Whether only a new password helps before tomorrow. */
    isLocked: failure?.kind === 'locked',
    needsConsent: useTag(login, 'asked'),
    setPassword: (text: string) => actor.send({ type: 'password.change', text }),
    submit: () => actor.send({ type: 'form.submit' }),
    accept: () => {
      login.send({ type: 'consent.give' })
      actor.send({ type: 'form.submit' })
    },
    refuse: () => login.send({ type: 'consent.withdraw' }),
  }
}

export type ReLoginFormState = ReturnType<typeof useReLoginForm>

type Texts = (typeof sessionTexts)['zh-CN']

function problemsOf(failure: LoginFailure, texts: Texts): readonly string[] {
  if (failure.kind === 'tooManyDevices') return []
  if (failure.kind !== 'wrongPassword') return [failure.message]
  const left = failuresLeft(failure.errorCount)
  return left === null ? [texts.wrongPassword] : [texts.wrongPassword, texts.lockWarning(left)]
}
