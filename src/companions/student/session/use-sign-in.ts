import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { failuresLeft } from '#domain/accounts/tries-left.ts'
import type { PasswordLoginContext } from '#machines/password-login/password-login.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { useWhen } from '#ui/use-when.ts'
import { studentLoginWith } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'

export interface SignIn {
  readonly account: string
  readonly password: string
  readonly isBusy: boolean
  /** A slide puzzle must be solved before the password is checked. */
  readonly needsCaptcha: boolean
  /** What went wrong; null if nothing did. */
  readonly error: string | null
  readonly typeAccount: (text: string) => void
  readonly typePassword: (text: string) => void
  readonly submit: () => void
  readonly solveCaptcha: (token: string) => void
  readonly closeCaptcha: () => void
}

/** A student's sign-in form, prefilled with an account. There is nothing to agree to: the school made the account. */
export function useSignIn(onSignedIn: (password: string) => void, account: string): SignIn {
  const call = useCall()
  const texts = useTexts(signInTexts)
  const [machine] = useState(() => studentLoginWith(call))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { account, agreed: true, accepted: [] } })
  const { context } = snapshot
  useWhen(snapshot.hasTag('signedIn'), () => onSignedIn(context.password))
  return {
    account: context.account,
    password: context.password,
    isBusy: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    error: errorOf(context, texts),
    typeAccount: (text) => send({ type: 'account.change', text }),
    typePassword: (text) => send({ type: 'password.change', text }),
    submit: () => send({ type: 'form.submit' }),
    solveCaptcha: (token) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
  }
}

function errorOf(
  { missing, failure }: PasswordLoginContext,
  texts: Wording<(typeof signInTexts)['zh-CN']>,
): string | null {
  if (missing !== null) return texts.missing
  if (failure === null || failure.kind === 'tooManyDevices') return null
  if (failure.kind !== 'wrongPassword') return failure.message
  const left = failuresLeft(failure.errorCount)
  return left === null ? texts.wrong : texts.wrongAndLockNear(left)
}
