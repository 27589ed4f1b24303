import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { isRefused, type Refusal } from '#api/client/failures.ts'
import { marking } from '#api/contract/areas/marking.ts'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'
import type { KnownMark, QueuedMark, SendAnswer, SendInput } from '#machines/marking/marking.types.ts'

/** Sends one mark. Refusals are answers; a lost answer or session is thrown, and the same mark is sent again later. */
export const markingActors = (call: Call) => ({
  send: fromPromise<SendAnswer, SendInput>(async ({ input: { testId, mark } }) => {
    const { key, attempted: _attempted, ...fields } = mark
    const input = { ...fields, testId, criteria: [...mark.criteria] }
    try {
      const { score, rev } = await call(marking.save, input, { idempotencyKey: key })
      return { kind: 'saved', score, rev, savedAt: Date.now() }
    } catch (error) {
      if (!isRefused(error, marking.save) || isPassing(error)) throw error
      return error.failure.id === 'markedByOther'
        ? changedAnswer(call, testId, mark, error.message)
        : { kind: 'refused', message: error.message }
    }
  }),
})

const passing: readonly GlobalErrorId[] = ['notLoggedIn', 'loginElsewhere', 'ticketNeeded', 'ticketExpired', 'fault']

/** What is wrong has nothing to do with the mark. */
const isPassing = ({ globalId }: Refusal<typeof marking.save>): boolean =>
  globalId !== null && passing.includes(globalId)

/** Looks up the other mark; where it is the same as ours, ours has arrived. */
async function changedAnswer(call: Call, testId: number, mark: QueuedMark, message: string): Promise<SendAnswer> {
  const theirs = await findMark(call, testId, mark)
  if (theirs === null) return { kind: 'refused', message }
  const isOurs = theirs.criteria?.join() === mark.criteria.join() && theirs.comment === mark.comment
  if (!isOurs) return { kind: 'changed', message, theirs }
  return { kind: 'saved', score: theirs.score, rev: theirs.rev, savedAt: Date.now() }
}

async function findMark(call: Call, testId: number, mark: QueuedMark): Promise<KnownMark | null> {
  const { list } = await call(marking.scripts, { testId, itemId: mark.itemId })
  const script = list.find(({ submissionId }) => submissionId === mark.submissionId)
  if (script === undefined || script.score === null) return null
  const { score, criteria, comment, rev } = script
  return { score, criteria, comment, rev }
}
