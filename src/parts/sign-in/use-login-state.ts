import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { loginMachine } from '#machines/login/login.machine.ts'
import type { LoginTag } from '#machines/login/login.types.ts'
import type { LoginActor } from './login-actor.ts'

export const useTag = (login: LoginActor, tag: LoginTag): boolean => useSelector(login, (now) => now.hasTag(tag))

type Children = SnapshotFrom<typeof loginMachine>['children']

/** A child flow of the sign-in; after signing in it is over and keeps its last state. Undefined before it begins. */
export function useChild<Id extends keyof Children>(login: LoginActor, id: Id): Children[Id] {
  const child = useSelector(login, ({ children }) => children[id])
  const [last, setLast] = useState(child)
  if (child !== undefined && child !== last) setLast(child)
  return child ?? last
}
