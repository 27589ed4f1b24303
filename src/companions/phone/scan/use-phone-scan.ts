import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { phoneScanMachine } from '#machines/phone-scan/phone-scan.machine.ts'
import type { AskProblem, Computer, PhoneTeacher, SessionGone } from '#machines/phone-scan/phone-scan.types.ts'
import { takeCode } from '../phone-address.ts'
import { useServices } from '../services-context.tsx'
import { phoneScanActors } from './phone-scan.actors.ts'
import { scanTexts } from './scan.texts.ts'

const views = [
  'waiting',
  'unreachable',
  'signIn',
  'ready',
  'ask',
  'confirmed',
  'deviceLimitReached',
  'entered',
  'cancelled',
  'expired',
  'scannedByOther',
  'decided',
  'failed',
] as const

export type PhoneView = (typeof views)[number]

/** How a code ended, from this phone's point of view. */
export type EndingKind = Exclude<PhoneView, 'waiting' | 'unreachable' | 'signIn' | 'ready' | 'ask' | 'failed'>

/** The phone page for its views: what to show, and what can be done. */
export interface PhoneScan {
  readonly view: PhoneView
  readonly teacher: PhoneTeacher | null
  /** Why somebody must sign in again. */
  readonly reason: SessionGone['kind'] | null
  /** A code is waiting for the sign-in. */
  readonly hasCode: boolean
  readonly computer: Computer | null
  /** When the code expires, in milliseconds of the page's clock. */
  readonly endsAt: number
  readonly match: string
  readonly problem: AskProblem | null
  readonly message: string
  /** The decision being sent. */
  readonly deciding: 'confirm' | 'cancel' | null
  readonly enter: () => void
  readonly leave: () => void
  readonly typeMatch: (text: string) => void
  readonly confirm: () => void
  readonly cancel: () => void
  /** Tries again after a failure. */
  readonly retry: () => void
  /** Back to the home screen, dropping the code. */
  readonly close: () => void
}

/** The page's single flow; it also tells the client on whose behalf writes are made. */
export function usePhoneScan(qrId: string | null): PhoneScan {
  const { call, clock, language, uid } = useServices()
  const [machine] = useState(() =>
    phoneScanMachine.provide({
      actors: phoneScanActors(call, () => scanTexts[language.get()].passwordChange),
    }),
  )
  const actor = useActorRef(machine, { ...inspected, input: { qrId, clock } })
  const snapshot = useSelector(actor, (current) => current)
  useEffect(() => {
    // Set by the machine rather than a render, so that nothing is sent on behalf of the previous teacher.
    const subscription = actor.subscribe(({ context }) => uid.set(context.teacher?.uid ?? null))
    return () => subscription.unsubscribe()
  }, [actor, uid])
  useEffect(() => {
    const open = () => {
      const next = takeCode()
      if (next !== null) actor.send({ type: 'code.open', qrId: next })
    }
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [actor])
  const { teacher, reason, computer, endsAt, match, problem, message, qrId: code } = snapshot.context
  const view = views.find((one) => snapshot.hasTag(one)) ?? 'waiting'
  return {
    view,
    teacher,
    reason,
    hasCode: code !== null,
    computer,
    endsAt,
    match,
    problem,
    message,
    deciding: snapshot.hasTag('confirming') ? 'confirm' : snapshot.hasTag('cancelling') ? 'cancel' : null,
    enter: () => actor.send({ type: 'teacher.enter' }),
    leave: () => actor.send({ type: 'teacher.leave' }),
    typeMatch: (text) => actor.send({ type: 'match.change', text }),
    confirm: () => actor.send({ type: 'decision.confirm' }),
    cancel: () => actor.send({ type: 'decision.cancel' }),
    retry: () => actor.send({ type: view === 'failed' ? 'code.retry' : 'session.retry' }),
    close: () => actor.send({ type: 'code.close' }),
  }
}
