import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { failuresLeft } from '#domain/accounts/tries-left.ts'
import { trimmedLogin } from '#domain/accounts/login-name.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { PasswordLoginContext } from '#machines/password-login/password-login.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { passwordActors, prefetchDigest } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'
import { useWhen } from '#ui/use-when.ts'

type SignInWording = Wording<(typeof signInTexts)['zh-CN']>

/** Sign-in by account and password. Teachers accept the school's documents on entering the portal, not here. */
export function usePasswordSignIn(onSignedIn: () => void) {
  const call = useCall()
  const { language } = useLanguage()
  const texts = useTexts(signInTexts)
  const [machine] = useState(() => passwordLoginMachine.provide({ actors: passwordActors(call, language) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { account: '', agreed: true, accepted: [] } })
  const { context } = snapshot
  useEffect(prefetchDigest, [])
  useWhen(snapshot.hasTag('signedIn'), onSignedIn)
  return {
    account: context.account,
    password: context.password,
    isBusy: snapshot.hasTag('busy'),
    /** The account that a captcha must be solved for; null if none is required. */
    captchaFor: snapshot.hasTag('captcha') ? trimmedLogin(context.account) : null,
    missing: context.missing,
    error: errorOf(context, texts),
    typeAccount: (text: string) => send({ type: 'account.change', text }),
    typePassword: (text: string) => send({ type: 'password.change', text }),
    submit: () => send({ type: 'form.submit' }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
  }
}

/** Why the teacher is not signed in; null if nothing is wrong. */
function errorOf({ failure }: PasswordLoginContext, texts: SignInWording): string | null {
  if (failure === null) return null
  if (failure.kind === 'wrongPassword') return wrongPasswordText(failure.errorCount, texts)
  return 'message' in failure ? failure.message : null
}

/** The warning appears when the day's attempts are running out (specification §8). */
function wrongPasswordText(errorCount: number, texts: SignInWording): string {
  const left = failuresLeft(errorCount)
  return left === null ? texts.wrongPassword : texts.wrongAndLockNear(left)
}
