import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useCall } from '#api/queries/client-context.tsx'
import { messagingLoginMachine } from '#machines/messaging-login/messaging-login.machine.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import type { LoginPorts } from '../login-ports.ts'
import { useArrival } from '#parts/sign-in/use-arrival.ts'
import { useChild } from '#parts/sign-in/use-login-state.ts'
import { messagingLoginActors } from './messaging-login.actors.ts'

export type MessagingActor = ActorRefFrom<typeof messagingLoginMachine>

/** Starts login through the messaging app, on the way there or back; undefined until it is running. */
export function useMessagingWay(login: LoginActor, { leaveFor }: LoginPorts) {
  const call = useCall()
  const actor = useChild(login, 'messaging')
  const onRetry = useArrival(
    login,
    'messaging',
    () => ({ messaging: messagingLoginMachine.provide({ actors: messagingLoginActors(call, leaveFor) }) }),
    () => ({ type: 'messaging.arrive' }),
  )
  useEffect(() => actor?.send({ type: 'provider.open' }), [actor])
  return { actor, onRetry }
}
