import { fromPromise } from 'xstate'
import { isRefused } from '#api/client/failures.ts'
import { student } from '#api/contract/groups/student.ts'
import { answerSaving } from '#machines/answer-sheet/answer-saving.ts'
import { answerSheetMachine } from '#machines/answer-sheet/answer-sheet.machine.ts'
import { keptOf } from '#machines/answer-sheet/answer-sheet.rules.ts'
import type {
  HandInAnswer,
  HandInInput,
  Interruption,
  OpenAnswer,
  OpenInput,
  Answers,
  SaveAnswer,
} from '#machines/answer-sheet/answer-sheet.types.ts'
import type { SaveRequest } from '#machines/saving/saving.types.ts'
import type { StudentServices } from '../student-services.ts'
import { keepUnsaved, removeKept, writeKept } from './kept-sheet.ts'

/**
 * One student's answer sheet over service, clock and storage. Its calls are never aborted, even when the page moves on:
 * an answer being sent should arrive. And they are made on behalf of this student only.
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
      open: guarded<OpenInput, OpenAnswer>(async (input) => {
        const sentAt = clock.elapsed()
        try {
          const assignment = await call(student.open, input)
          clock.sync(assignment.now, sentAt)
          return { kind: 'opened', assignment }
        } catch (error) {
          if (!isRefused(error, student.open) || error.failure.id !== 'notBegun') throw error
          return { kind: 'notBegun', limit: error.failure.data }
        }
      }),
      saving: answerSavingWith(services, uid),
      handIn: guarded<HandInInput, HandInAnswer>(async ({ assignmentId, key, answers }) => {
        const input = { assignmentId, answers: { ...answers } }
        const { submittedAt, ...counts } = await call(student.submit, input, { idempotencyKey: key })
        return { kind: 'handedIn', receipt: { submittedAt: Date.parse(submittedAt), counts } }
      }),
    },
    actions: {
      keep: ({ context, self }) =>
        self.send({ type: 'storage.report', isKept: writeKept(storage, uid, context.assignmentId, keptOf(context)) }),
      forget: ({ context }) => removeKept(storage, uid, context.assignmentId),
    },
  })
}

/** Saves drafts. The response sets the clock to the service's time, so it must not be that of an earlier attempt. */
const answerSavingWith = ({ call, clock, storage, uid: present }: StudentServices, uid: number) =>
  answerSaving.provide({
    actors: {
      save: fromPromise<SaveAnswer, SaveRequest<Answers>>(async ({ input: { id: assignmentId, part } }) => {
        if (present.get() !== uid) return { kind: 'signedOut' }
        const sentAt = clock.elapsed()
        try {
          const { savedAt, deadline } = await call(student.saveDraft, { assignmentId, answers: { ...part } })
          clock.sync(savedAt, sentAt)
          return { kind: 'saved', savedAt: Date.parse(savedAt), deadline }
        } catch (error) {
          const why = interruptionOf(error)
          return why.kind === 'signedOut' ? why : { kind: 'refused', why }
        }
      }),
    },
    actions: {
      keep: ({ context, self }) =>
        self.send({ type: 'storage.report', isKept: keepUnsaved(storage, uid, context.id, context.unsent) }),
    },
  })

/** What a refusal of the service means for a sheet; any other error is rethrown. */
function interruptionOf(error: unknown): Interruption {
  if (!isRefused(error, student.open, student.saveDraft, student.submit)) throw error
  const { failure, message } = error
  switch (failure.id) {
    case 'notYetOpen':
    case 'closed':
    case 'alreadySubmitted':
      return { kind: 'shut', reason: failure.id }
    case 'notFound':
      return { kind: 'shut', reason: 'gone' }
    case 'notLoggedIn':
    case 'loginElsewhere':
      return { kind: 'signedOut' }
    default:
      return { kind: 'refused', message }
  }
}
