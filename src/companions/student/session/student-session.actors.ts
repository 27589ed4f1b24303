import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { CallError, isSessionLost } from '#api/client/failures.ts'
import { student } from '#api/contract/groups/student.ts'
import { studentSessionMachine } from '#machines/student-session/student-session.machine.ts'
import type { WhoAnswer } from '#machines/student-session/student-session.types.ts'

/** The session machine with the service behind it. */
export const studentSessionWith = (call: Call) =>
  studentSessionMachine.provide({
    actors: {
      who: fromPromise<WhoAnswer>(async ({ signal }) => {
        try {
          return { kind: 'student', student: await call(student.info, {}, { signal, forAnybody: true }) }
        } catch (error) {
          // A fault tells nothing about who is signed in.
          if (error instanceof CallError && error.globalId !== 'fault') return { kind: 'nobody' }
          throw error
        }
      }),
      leave: fromPromise<void>(async ({ signal }) => {
        try {
          await call(student.logout, {}, { signal })
        } catch (error) {
          if (!isSessionLost(error)) throw error
        }
      }),
    },
  })
