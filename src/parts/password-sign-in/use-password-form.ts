import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { trimmedLogin } from '#domain/accounts/login-name.ts'
import { failuresLeft } from '#domain/accounts/tries-left.ts'
import type { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import type { LoginFailure } from '#machines/password-login/password-login.types.ts'
import { useWhen } from '#ui/use-when.ts'

/** What a form says of a wrong password. */
interface Words {
  readonly wrongPassword: string
  readonly wrongAndLockNear: (left: number) => string
}

interface PasswordFormOptions {
  /** The chart over the service that checks the password. */
  readonly chart: () => typeof passwordLoginMachine
  /** The account prefilled; empty for none. */
  readonly account: string
  readonly words: Words
  readonly onSignedIn: (password: string) => void
}

/** A form of account and password on a page of its own, where no documents have to be accepted. */
export function usePasswordForm({ chart, account, words, onSignedIn }: PasswordFormOptions) {
  const [machine] = useState(chart)
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { account, agreed: true, accepted: [] } })
  const { context } = snapshot
  useWhen(snapshot.hasTag('signedIn'), () => onSignedIn(context.password))
  return {
    account: context.account,
    password: context.password,
    isBusy: snapshot.hasTag('busy'),
    /** The account that a captcha must be solved for; null if none is required. */
    captchaFor: snapshot.hasTag('captcha') ? trimmedLogin(context.account) : null,
    missing: context.missing,
    /** Why nobody is signed in; null if nothing is wrong. */
    error: errorOf(context.failure, words),
    typeAccount: (text: string) => send({ type: 'account.change', text }),
    typePassword: (text: string) => send({ type: 'password.change', text }),
    submit: () => send({ type: 'form.submit' }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
  }
}

/** A wrong password warns when the day's attempts are running out (specification §8). */
function errorOf(failure: LoginFailure | null, words: Words): string | null {
  if (failure === null || failure.kind === 'tooManyDevices') return null
  if (failure.kind !== 'wrongPassword') return failure.message
  const left = failuresLeft(failure.errorCount)
  return left === null ? words.wrongPassword : words.wrongAndLockNear(left)
}
