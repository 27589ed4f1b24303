import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { student as endpoints } from '#api/contract/areas/student.ts'
import type { StudentInfo } from '#api/contract/schemas/people.ts'
import { inspected } from '#api/ports/inspection.ts'
import type { StudentSessionTag } from '#machines/student-session/student-session.types.ts'
import { useServices } from '../services-context.tsx'
import { studentSessionWith } from './student-session.actors.ts'

export interface StudentSession {
  readonly phase: 'checking' | 'unreachable' | 'signedOut' | 'passwordDue' | 'signedIn' | 'lost'
  /** A new password must be chosen before anything else; also over a page whose session was lost. */
  readonly isPasswordDue: boolean
  /** Whose page this is; also while the session is lost. */
  readonly student: StudentInfo | null
  readonly message: string
  /** Sign-ins after which the service still knew nobody, or gave no answer. */
  readonly failedReturns: number
  /** Somebody signed in: asks the service who. */
  readonly enter: () => void
  readonly leave: () => void
  /** The new password holds, and every session has ended. */
  readonly changePassword: () => void
  readonly retry: () => void
}

/** The one session of the page; it also tells the client for whom writes are made. */
export function useStudentSession(): StudentSession {
  const { call, uid, sessionLosses, queryClient } = useServices()
  const [machine] = useState(() => studentSessionWith(call))
  const actor = useActorRef(machine, inspected)
  const snapshot = useSelector(actor, (current) => current)
  const { student, message, failedReturns } = snapshot.context
  useEffect(() => {
    // Told by the machine and not by a render, so that nothing of a page is sent for the student before.
    const subscription = actor.subscribe(({ context }) => {
      const studentId = context.student?.uid ?? null
      if (uid.get() === studentId) return
      queryClient.clear()
      uid.set(studentId)
    })
    return () => subscription.unsubscribe()
  }, [actor, uid, queryClient])
  useEffect(() => sessionLosses.subscribe(() => actor.send({ type: 'session.lose' })), [actor, sessionLosses])
  return {
    phase: phaseOf((tag) => snapshot.hasTag(tag)),
    isPasswordDue: snapshot.hasTag('passwordDue'),
    student,
    message,
    failedReturns,
    enter: () => actor.send({ type: 'student.enter' }),
    changePassword: () => actor.send({ type: 'password.change' }),
    retry: () => actor.send({ type: 'session.retry' }),
    leave: () => {
      // Without an answer the page is left all the same; the service ends the session by itself.
      void call(endpoints.logout, {}).catch(() => {})
      actor.send({ type: 'student.leave' })
    },
  }
}

/** What the page shows; the first of these counts. */
function phaseOf(hasTag: (tag: StudentSessionTag) => boolean): StudentSession['phase'] {
  const shown = (['lost', 'unreachable', 'signedOut', 'passwordDue'] as const).find(hasTag)
  return shown ?? (hasTag('present') ? 'signedIn' : 'checking')
}
