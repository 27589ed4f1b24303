import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { acceptedGuide, hasEntered } from '#api/ports/accepted-guide.ts'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { Language } from '#domain/portal/language.ts'
import type { LoginArrival } from '#domain/accounts/login-arrival.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { provideLater } from '#machines/later-chart.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import type { Consent, LoginMachineInput } from '#machines/login/login.types.ts'
import { passwordLoginMachine } from '#machines/password-login/password-login.machine.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { passwordActors } from './password.actors.ts'

export type LoginActor = Actor<typeof loginMachine>

/** The sign-in's outside dependencies. */
export interface SignInPorts {
  readonly local: TextStorage
  /** Monotonic milliseconds. */
  readonly clock: { readonly now: () => number }
}

export interface UseLogin {
  readonly ports: SignInPorts
  readonly arrival: LoginArrival
  /** The initial state of consent; by default what this device remembers. */
  readonly consent?: Consent
}

/** Starts a sign-in; its transitions do not rerender the caller. */
export function useLogin(given: UseLogin): LoginActor {
  const call = useCall()
  const { language } = useLanguage()
  const [machine] = useState(() => loginWith(call, language))
  const [input] = useState(() => inputOf(given))
  return useActorRef(machine, { ...inspected, input })
}

function loginWith(call: Call, language: Language): typeof loginMachine {
  const password = passwordActors(call, language, (charts) => provideLater({ logic: machine }, charts))
  const machine = loginMachine.provide({
    actors: { password: passwordLoginMachine.provide({ actors: password }) },
  })
  return machine
}

const inputOf = ({ ports, arrival, consent }: UseLogin): LoginMachineInput => ({
  clock: ports.clock,
  ...arrival,
  consent: consent ?? (hasEntered(ports.local) ? 'kept' : 'open'),
  guided: acceptedGuide(ports.local),
})
