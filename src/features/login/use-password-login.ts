import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/constants.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { missingOf, type PasswordLoginInput } from '#machines/password-login/password-login.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginActors } from './login.actors.ts'
import { loginTexts } from './login.texts.ts'
import { useWhen } from '#ui/use-when.ts'

/** Sign-in by account and password: what the form shows, and what it can do. */
export function usePasswordLogin({ account, agreed }: PasswordLoginInput, onSignedIn: () => void) {
  const call = useCall()
  const { notLoaded } = useTexts(loginTexts)
  const [machine] = useState(() => passwordLoginMachine.provide({ actors: loginActors(call, notLoaded) }))
  const [snapshot, send] = useMachine(machine, { input: { account, agreed } })
  const { context } = snapshot
  useEffect(() => send({ type: 'consent.change', agreed }), [agreed, send])
  useWhen(snapshot.matches('signedIn'), onSignedIn)
  return {
    account: context.account,
    password: context.password,
    missing: context.missing,
    failure: context.failure,
    isComplete: missingOf(context) === null,
    isBusy: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    setAccount: (text: string) => send({ type: 'account.change', text }),
    setPassword: (text: string) => send({ type: 'password.change', text }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
    enter: () => send({ type: 'devices.enter' }),
    closeDevices: () => send({ type: 'devices.close' }),
    /** Sends the form, or leads to the first field that is missing. */
    submit: (form: HTMLFormElement) => {
      send({ type: 'form.submit' })
      const missing = missingOf(context)
      const field = missing === null ? null : form.elements.namedItem(fieldNames[missing])
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** Names of the fields, as password managers know them. */
export const fieldNames = { account: 'username', password: 'password', consent: 'consent' } as const

/** How many more failures an account stands before it is locked; null while that is no matter (specification §8). */
export const failuresLeft = (errorCount: number): number | null =>
  errorCount > accountLimits.failuresBeforeWarning ? Math.max(0, accountLimits.failuresBeforeLock - errorCount) : null
