import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { reLoginActors } from './re-login.actors.ts'
import { sessionTexts } from './session.texts.ts'

/** The sign-in of one account by its password, over the page. */
export function useReLogin(account: string, onSignedIn: () => void) {
  const call = useCall()
  const [machine] = useState(() => passwordLoginMachine.provide({ actors: reLoginActors(call) }))
  const [snapshot, send] = useMachine(machine, { input: { account, agreed: true } })
  const { password, missing, failure } = snapshot.context
  const texts = useTexts(sessionTexts)
  const isSignedIn = snapshot.matches('signedIn')
  const tell = useEffectEvent(onSignedIn)
  useEffect(() => {
    if (isSignedIn) tell()
  }, [isSignedIn])
  return {
    password,
    /** Why nobody is signed in, in words; nothing when nothing is wrong. */
    problems: missing !== null ? [texts.passwordMissing] : failure === null ? [] : problemsOf(failure, texts),
    isBusy: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    setPassword: (text: string) => send({ type: 'password.change', text }),
    submit: () => send({ type: 'form.submit' }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
  }
}

type Texts = (typeof sessionTexts)['zh-CN']

function problemsOf(failure: LoginFailure, texts: Texts): readonly string[] {
  if (failure.kind === 'tooManyDevices') return [texts.tooManyDevices]
  if (failure.kind !== 'wrongPassword') return [failure.message]
  const { failuresBeforeWarning, failuresBeforeLock } = accountLimits
  if (failure.errorCount <= failuresBeforeWarning) return [texts.wrongPassword]
  return [texts.wrongPassword, texts.lockWarning(Math.max(0, failuresBeforeLock - failure.errorCount))]
}
