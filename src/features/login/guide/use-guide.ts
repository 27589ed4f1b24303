import { useSelector } from '@xstate/react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { keepAcceptedGuide } from '#api/ports/accepted-guide.ts'
import { guideMachine } from '#machines/guide/guide.machine.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import { useArrival } from '#parts/sign-in/use-arrival.ts'
import type { LoginPorts } from '../login-ports.ts'

export type GuideActor = ActorRefFrom<typeof guideMachine>

/** Starts the first-visit guide; undefined until it is running. */
export function useGuide(login: LoginActor, { local }: LoginPorts) {
  const actor = useSelector(login, ({ children }) => children.guide)
  const keep = fromPromise<void>(async () => keepAcceptedGuide(local))
  const onRetry = useArrival(
    login,
    'guide',
    () => ({ guide: guideMachine.provide({ actors: { keep } }) }),
    () => ({ type: 'guide.arrive' }),
  )
  return { actor, onRetry }
}
