import { useSelector } from '@xstate/react'
import type { AnyActorLogic } from 'xstate'
import { useCall } from '#api/queries/client-context.tsx'
import { provideLater } from '#machines/later-chart.ts'
import type { LaterPart, LoginMachineEvent } from '#machines/login/login.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { interruptionCharts } from './interruption-charts.ts'
import type { LoginActor } from './login-actor.ts'

/**
 * Provides the sign-in with the charts loaded with a part of the page, and those of the interruptions, and lets that
 * part begin. Returns a function that retries if that failed, otherwise null.
 */
export function useArrival(
  login: LoginActor,
  part: LaterPart,
  provide: () => Readonly<Record<string, AnyActorLogic>>,
  arrive: () => LoginMachineEvent,
): (() => void) | null {
  const call = useCall()
  const { language } = useLanguage()
  const isMissing = useSelector(login, ({ context }) => context.missing.includes(part))
  const begin = () => {
    provideLater(login, { ...interruptionCharts(call, language), ...provide() })
    login.send(arrive())
  }
  useWhen(true, begin)
  return isMissing ? begin : null
}
