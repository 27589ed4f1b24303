import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { createStore } from '#api/ports/readable.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { currentConsent } from '#domain/consent.ts'
import { accountLimits } from '#domain/constants.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { reLoginActors } from './re-login.actors.ts'
import { sessionTexts } from './session.texts.ts'

export interface ReLoginPerson {
  /** What they sign in with. */
  readonly username: string
  /** A document changed since they accepted it. */
  readonly consentNeeded: boolean
}

/** The sign-in of one account by its password, over the page. */
export function useReLogin({ username, consentNeeded }: ReLoginPerson, onSignedIn: () => void) {
  const call = useCall()
  const { language } = useLanguage()
  const [consent] = useState(() => createStore<readonly string[]>(consentNeeded ? [] : currentConsent))
  const [machine] = useState(() => passwordLoginMachine.provide({ actors: reLoginActors(call, consent.get, language) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { account: username, agreed: true } })
  const { password, missing, failure } = snapshot.context
  const texts = useTexts(sessionTexts)
  useWhen(snapshot.matches('signedIn'), onSignedIn)
  return {
    password,
    /** Why nobody is signed in, in words; nothing when nothing is wrong. */
    problems: missing !== null ? [texts.passwordMissing] : failure === null ? [] : problemsOf(failure, texts),
    isBusy: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    /** Only a new password helps before tomorrow. */
    isLocked: failure?.kind === 'locked',
    needsConsent: failure?.kind === 'consentOutdated' && consent.get().length === 0,
    /** The devices that are signed in, where there are too many. */
    crowd: failure?.kind === 'tooManyDevices' ? failure : null,
    setPassword: (text: string) => send({ type: 'password.change', text }),
    submit: () => send({ type: 'form.submit' }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
    enter: () => send({ type: 'devices.enter' }),
    closeDevices: () => send({ type: 'devices.close' }),
    accept: () => {
      consent.set(currentConsent)
      send({ type: 'form.submit' })
    },
    refuse: () => send({ type: 'consent.change', agreed: true }),
  }
}

type Texts = (typeof sessionTexts)['zh-CN']

function problemsOf(failure: LoginFailure, texts: Texts): readonly string[] {
  if (failure.kind === 'tooManyDevices') return []
  if (failure.kind !== 'wrongPassword') return [failure.message]
  const { failuresBeforeWarning, failuresBeforeLock } = accountLimits
  if (failure.errorCount <= failuresBeforeWarning) return [texts.wrongPassword]
  return [texts.wrongPassword, texts.lockWarning(Math.max(0, failuresBeforeLock - failure.errorCount))]
}
