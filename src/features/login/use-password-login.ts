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
  const places = useFieldPlaces()
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
    /** Where the focus goes when an item is missing. */
    places,
    setAccount: (text: string) => send({ type: 'account.change', text }),
    setPassword: (text: string) => send({ type: 'password.change', text }),
    setAgreed: (agreed: boolean) => send({ type: 'consent.change', agreed }),
    submit: () => {
      send({ type: 'form.submit' })
      const missing = missingOf(context)
      if (missing !== null) places[missing].current?.focus()
    },
  }
}

function useFieldPlaces() {
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const consent = useRef<HTMLInputElement>(null)
  return { account, password, consent }
}

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
