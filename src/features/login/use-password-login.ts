import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { accountLimits } from '#domain/constants.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { missingOf } from '#machines/password-login/password-login.types.ts'
import { loginActors } from './login.actors.ts'

/** Sign-in by account and password: what the form shows, and what it can do. */
export function usePasswordLogin(onSignedIn: () => void) {
  const call = useCall()
  const machine = useMemo(() => passwordLoginMachine.provide({ actors: loginActors(call) }), [call])
  const [snapshot, send] = useMachine(machine)
  const { context } = snapshot
  useOnce(snapshot.matches('signedIn'), onSignedIn)
  return {
    account: context.account,
    password: context.password,
    agreed: context.agreed,
    missing: context.missing,
    failure: context.failure,
    isComplete: missingOf(context) === null,
    isBusy: snapshot.hasTag('busy'),
    setAccount: (text: string) => send({ type: 'account.change', text }),
    setPassword: (text: string) => send({ type: 'password.change', text }),
    setAgreed: (agreed: boolean) => send({ type: 'consent.change', agreed }),
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

/** Does it when the condition comes true. */
function useOnce(condition: boolean, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  }, [act])
  useEffect(() => {
    if (condition) latest.current()
  }, [condition])
}

/** How many more failures an account stands before it is locked; null while that is no matter (specification §8). */
export const failuresLeft = (errorCount: number): number | null =>
  errorCount > accountLimits.failuresBeforeWarning ? Math.max(0, accountLimits.failuresBeforeLock - errorCount) : null
