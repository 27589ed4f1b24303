import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { student } from '#api/contract/areas/student.ts'
import { answerSheetMachine } from '#machines/answer-sheet/answer-sheet.machine.ts'
import { keptOf } from '#machines/answer-sheet/answer-sheet.rules.ts'
import type {
  HandInAnswer,
  HandInInput,
  Interruption,
  OpenAnswer,
  SaveAnswer,
  SaveInput,
} from '#machines/answer-sheet/answer-sheet.types.ts'
import type { StudentServices } from '../student-services.ts'
import { removeKept, writeKept } from './kept-sheet.ts'

/**
 * The answer sheet of one student with service, clock and storage behind it. Its calls are never cut short, also when the
 * page moves on: an answer on its way should arrive. And they are made for this student only.
 */
export function answerSheetWith(services: StudentServices, uid: number) {
  const { call, clock, storage } = services
  const guarded = <Input, Output>(act: (input: Input) => Promise<Output>) =>
    fromPromise<Output | Interruption, Input>(async ({ input }) => {
      if (services.uid.get() !== uid) return { kind: 'signedOut' }
      try {
        return await act(input)
      } catch (error) {
        return interruptionOf(error)
      }
    })
  return answerSheetMachine.provide({
    actors: {
      open: guarded<{ readonly testId: number }, OpenAnswer>(async ({ testId }) => {
        const sentAt = clock.elapsed()
        const test = await call(student.open, { testId })
        clock.sync(test.now, sentAt)
        return { kind: 'opened', test }
      }),
      save: guarded<SaveInput, SaveAnswer>(async ({ testId, answers }) => {
        const sentAt = clock.elapsed()
        const { savedAt, deadline } = await call(student.saveDraft, { testId, answers: { ...answers } })
        clock.sync(savedAt, sentAt)
        return { kind: 'saved', savedAt: Date.parse(savedAt), deadline }
      }),
      handIn: guarded<HandInInput, HandInAnswer>(async ({ testId, key, answers }) => {
        const input = { testId, answers: { ...answers } }
        const { submittedAt, ...counts } = await call(student.submit, input, { idempotencyKey: key })
        return { kind: 'handedIn', receipt: { submittedAt: Date.parse(submittedAt), counts } }
      }),
    },
    actions: {
      keep: ({ context, self }) =>
        self.send({ type: 'storage.report', isKept: writeKept(storage, uid, context.testId, keptOf(context)) }),
      forget: ({ context }) => removeKept(storage, uid, context.testId),
    },
  })
}

/** What a refusal of the service means for a sheet; everything that is no answer of the service is thrown on. */
function interruptionOf(error: unknown): Interruption {
  if (!isRefused(error, student.open, student.saveDraft, student.submit)) throw error
  const { failure, message } = error
  switch (failure.id) {
    case 'notYetOpen':
    case 'closed':
    case 'alreadySubmitted':
      return { kind: 'shut', reason: failure.id }
    case 'notLoggedIn':
    case 'loginElsewhere':
      return { kind: 'signedOut' }
    default:
      return { kind: 'refused', message }
  }
}
