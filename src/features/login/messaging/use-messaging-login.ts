import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { messagingLoginMachine } from '#machines/messaging-login/messaging-login.machine.ts'
import type { Binding, Callback } from '#machines/messaging-login/messaging-login.types.ts'
import { useConsent } from '../consent-state.ts'
import type { LoginWay } from '../login-way.types.ts'
import { useWhen } from '#ui/use-when.ts'
import { messagingLoginActors } from './messaging-login.actors.ts'

export interface UseMessagingLogin extends LoginWay {
  /** What the provider sent back with; null to go there. */
  readonly callback: Callback | null
  readonly onBind: (binding: Binding) => void
}

/** Login through the messaging app, on its way there or back. */
export function useMessagingLogin({ ports, consent, callback, onSignedIn, onBind }: UseMessagingLogin) {
  const call = useCall()
  const agreed = useConsent(consent) === 'given'
  const [machine] = useState(() =>
    messagingLoginMachine.provide({ actors: messagingLoginActors(call, ports.leaveFor) }),
  )
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { callback, agreed } })
  const { binding, failure } = snapshot.context
  useEffect(() => send({ type: 'consent.change', agreed }), [agreed, send])
  useEffect(() => {
    if (callback === null) send({ type: 'provider.open' })
  }, [callback, send])
  useWhen(snapshot.matches('signedIn'), onSignedIn)
  useWhen(snapshot.matches('unbound'), () => {
    if (binding !== null) onBind(binding)
  })
  return {
    failure,
    isBusy: snapshot.hasTag('busy'),
    isLeaving: snapshot.matches('leaving'),
    needsConsent: snapshot.hasTag('consentMissing'),
    enter: () => send({ type: 'devices.enter' }),
    closeDevices: () => send({ type: 'devices.close' }),
  }
}
