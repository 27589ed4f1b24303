import { useSelector } from '@xstate/react'
import type { AnyActorLogic } from 'xstate'
import { useCall } from '#api/queries/client-context.tsx'
import { provideLater } from '#machines/later-chart.ts'
import type { LaterPart, LoginMachineEvent } from '#machines/login/login.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import { useWhen } from '#ui/use-when.ts'
import { hurdleCharts } from './hurdle-charts.ts'
import type { LoginActor } from './login-actor.ts'

/**
 * Gives the sign-in the charts that came with a part of the page, with those of what it may have to wait for, and lets that
 * part begin. Returns how to try again where that failed; null where it did not.
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
    provideLater(login, { ...hurdleCharts(call, language), ...provide() })
    login.send(arrive())
  }
  useWhen(true, begin)
  return isMissing ? begin : null
}
