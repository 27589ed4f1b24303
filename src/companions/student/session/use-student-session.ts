import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { StudentSessionTag } from '#machines/student-session/student-session.types.ts'
import { useWhen } from '#ui/use-when.ts'
import { useServices } from '../services-context.tsx'
import { studentSessionWith } from './student-session.actors.ts'

export interface StudentSession {
  readonly phase:
    | 'checking'
    | 'leaving'
    | 'leavingFailed'
    | 'unreachable'
    | 'signedOut'
    | 'passwordDue'
    | 'signedIn'
    | 'lost'
  /** A new password must be chosen before anything else; also over a page whose session was lost. */
  readonly isPasswordDue: boolean
  /** Whose page this is, even while the session is lost. */
  readonly student: StudentInfo | null
  readonly message: string
  /** Sign-ins after which the service still knew nobody, or did not respond. */
  readonly failedReturns: number
  /** The password just typed, while a new one must be chosen instead; empty if the page does not know it. */
  readonly givenPassword: string
  /** Somebody signed in with this password: asks the service who. */
  readonly enter: (password: string) => void
  readonly leave: () => void
  /** Gives up a sign-out that failed. */
  readonly stay: () => void
  /** The new password is in effect, and this browser has a new session. */
  readonly changePassword: () => void
  readonly retry: () => void
}

/** The page's single session; it also tells the client on whose behalf writes are made. */
export function useStudentSession(): StudentSession {
  const { call, uid, sessionLosses, queryClient } = useServices()
  const [machine] = useState(() => studentSessionWith(call))
  // Kept out of the machine, whose context can be inspected.
  const [typed, setTyped] = useState('')
  const actor = useActorRef(machine, inspected)
  const snapshot = useSelector(actor, (current) => current)
  const { student, message, failedReturns } = snapshot.context
  useEffect(() => {
    // Set by the machine rather than a render, so that nothing is sent on behalf of the previous student.
    const subscription = actor.subscribe(({ context }) => {
      const studentId = context.student?.uid ?? null
      if (uid.get() === studentId) return
      queryClient.clear()
      uid.set(studentId)
    })
    return () => subscription.unsubscribe()
  }, [actor, uid, queryClient])
  const isPasswordDue = snapshot.hasTag('passwordDue')
  useWhen(!isPasswordDue && !snapshot.hasTag('busy'), () => setTyped(''))
  useEffect(() => sessionLosses.subscribe(() => actor.send({ type: 'session.lose' })), [actor, sessionLosses])
  return {
    phase: phaseOf((tag) => snapshot.hasTag(tag)),
    isPasswordDue,
    givenPassword: isPasswordDue ? typed : '',
    student,
    message,
    failedReturns,
    enter: (password) => {
      setTyped(password)
      actor.send({ type: 'student.enter' })
    },
    changePassword: () => actor.send({ type: 'password.change' }),
    retry: () => actor.send({ type: 'session.retry' }),
    leave: () => actor.send({ type: 'student.leave' }),
    stay: () => actor.send({ type: 'student.stay' }),
  }
}

/** What the page shows; the first match wins. */
function phaseOf(hasTag: (tag: StudentSessionTag) => boolean): StudentSession['phase'] {
  const shown = (['lost', 'leaving', 'leavingFailed', 'unreachable', 'signedOut', 'passwordDue'] as const).find(hasTag)
  return shown ?? (hasTag('present') ? 'signedIn' : 'checking')
}
