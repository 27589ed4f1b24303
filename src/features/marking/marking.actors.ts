import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { marking } from '#api/contract/areas/marking.ts'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import { markSaving } from '#machines/marking/mark-saving.ts'
import { markingMachine } from '#machines/marking/marking.machine.ts'
import { unsentOf } from '#machines/marking/marking.rules.ts'
import type { KnownMark, QueuedMark, SendAnswer } from '#machines/marking/marking.types.ts'
import type { SaveRequest } from '#machines/saving/saving.types.ts'
import type { KeptMarks } from './kept-marks.ts'

/** The marking of one item, with service and storage behind its saving. */
export const markingWith = (call: Call, keep: KeptMarks['keep']) =>
  markingMachine.provide({
    actors: {
      saving: markSaving.provide({
        actors: { save: saveWith(call) },
        actions: {
          keep: ({ context, self }) => self.send({ type: 'storage.report', isKept: keep(unsentOf(context.unsent)) }),
        },
      }),
    },
  })

/** Sends one mark. Refusals are answers; a lost answer or session is thrown, and the same mark is sent again later. */
const saveWith = (call: Call) =>
  fromPromise<SendAnswer, SaveRequest<QueuedMark>>(async ({ input: { id: assignmentId, key, part: mark } }) => {
    const { key: _key, attempted: _attempted, ...fields } = mark
    const input = { ...fields, assignmentId, criteria: [...mark.criteria] }
    try {
      const { score, rev } = await call(marking.save, input, { idempotencyKey: key })
      return { kind: 'saved', score, rev, savedAt: Date.now() }
    } catch (error) {
      if (!isRefused(error, marking.save) || isPassing(error)) throw error
      return error.failure.id === 'markedByOther'
        ? changedAnswer(call, assignmentId, mark, error.message)
        : { kind: 'refused', message: error.message }
    }
  })

const passing: readonly GlobalErrorId[] = ['notLoggedIn', 'loginElsewhere', 'ticketNeeded', 'ticketExpired', 'fault']

/** What is wrong has nothing to do with the mark. */
const isPassing = ({ globalId }: Refusal<typeof marking.save>): boolean =>
  globalId !== null && passing.includes(globalId)

/** Looks up the other mark; where it is the same as ours, ours has arrived. */
async function changedAnswer(call: Call, assignmentId: number, mark: QueuedMark, message: string): Promise<SendAnswer> {
  const theirs = await findMark(call, assignmentId, mark)
  if (theirs === null) return { kind: 'refused', message }
  const isOurs = theirs.criteria?.join() === mark.criteria.join() && theirs.comment === mark.comment
  if (!isOurs) return { kind: 'changed', message, theirs }
  return { kind: 'saved', score: theirs.score, rev: theirs.rev, savedAt: Date.now() }
}

async function findMark(call: Call, assignmentId: number, mark: QueuedMark): Promise<KnownMark | null> {
  const { list } = await call(marking.submissions, { assignmentId, itemId: mark.itemId })
  const submission = list.find(({ submissionId }) => submissionId === mark.submissionId)
  if (submission === undefined || submission.score === null) return null
  const { score, criteria, comment, rev } = submission
  return { score, criteria, comment, rev }
}
