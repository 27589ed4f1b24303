import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { afterPaint } from '#api/ports/after-paint.ts'
import { isPassing, isRefused } from '#api/client/failures.ts'
import { marking, type Submission } from '#api/contract/groups/marking.ts'
import { errorTexts } from '#api/contract/error-texts.ts'
import type { Language } from '#domain/portal/language.ts'
import { markSaving } from '#machines/marking/mark-saving.ts'
import { markingMachine } from '#machines/marking/marking.machine.ts'
import { undrawnOf, unsentOf } from '#machines/marking/marking.rules.ts'
import type { MarkOutcome, QueuedMark, SendAnswer, SentPart } from '#machines/marking/marking.types.ts'
import type { SaveRequest } from '#machines/saving/saving.types.ts'
import { sendDrawing } from './drawing.actors.ts'
import type { KeptMarks } from './kept-marks.ts'

/** The marking machine of one item, saving to service and storage. */
export const markingWith = (call: Call, keep: KeptMarks['keep'], language: Language) =>
  markingMachine.provide({
    actors: {
      saving: markSaving.provide({
        actors: { save: saveWith(call, language) },
        actions: {
          keep: ({ context: { unsent }, self }) =>
            self.send({
              type: 'storage.report',
              isKept: keep({ marks: unsentOf(unsent), drawings: undrawnOf(unsent), drafts: unsent.drafts }),
            }),
        },
      }),
    },
  })

/**
 * Sends marks or a drawing. Refusals are returned; a lost response or session is thrown, and the same is sent again
 * later.
 */
const saveWith = (call: Call, language: Language) =>
  fromPromise<SendAnswer, SaveRequest<SentPart>>(async ({ input: { id: assignmentId, key, part } }) => {
    // The next answer comes first: what is sent is kept in the browser.
    await afterPaint()
    if (part.of === 'drawing') return sendDrawing(call, assignmentId, part.drawing)
    const [mark] = part.marks
    const isAlone = part.marks.length === 1 && mark !== undefined && mark.criteria !== null
    const sent = isAlone
      ? await sendOne(call, assignmentId, key, mark)
      : await sendMany(call, assignmentId, key, part.marks, language)
    return marksAnswer(await withTheirs(call, assignmentId, part.marks, sent))
  })

interface Refused {
  readonly submissionId: number
  readonly reason: string
  readonly message: string
}

type Sent = Extract<MarkOutcome, { readonly kind: 'saved' }> | Refused

async function sendOne(call: Call, assignmentId: number, key: string, mark: QueuedMark): Promise<readonly Sent[]> {
  const { key: _key, attempted: _attempted, ...fields } = mark
  const { submissionId } = mark
  const input = { ...fields, assignmentId, criteria: [...(mark.criteria ?? [])] }
  try {
    const { score, rev } = await call(marking.save, input, { idempotencyKey: key })
    return [{ submissionId, kind: 'saved', score, rev }]
  } catch (error) {
    if (!isRefused(error, marking.save) || isPassing(error)) throw error
    return [{ submissionId, reason: error.failure.id, message: error.message }]
  }
}

async function sendMany(
  call: Call,
  assignmentId: number,
  key: string,
  given: readonly QueuedMark[],
  language: Language,
): Promise<readonly Sent[]> {
  const { itemId = 0, keyRev } = given[0] ?? {}
  const marks = given.map(({ submissionId, round, rev, criteria, comment }) => ({
    submissionId,
    round,
    rev,
    comment,
    criteria: criteria && [...criteria],
  }))
  try {
    const { list, refused } = await call(
      marking.saveMany,
      { assignmentId, itemId, marks, keyRev },
      { idempotencyKey: key },
    )
    return [
      ...list.map((one) => ({ ...one, kind: 'saved' as const })),
      ...refused.map(({ submissionId, reason }) => ({ submissionId, reason, message: errorTexts[reason][language] })),
    ]
  } catch (error) {
    if (!isRefused(error, marking.saveMany) || isPassing(error)) throw error
    return given.map(({ submissionId }) => ({ submissionId, reason: error.failure.id, message: error.message }))
  }
}

const stale: readonly string[] = ['submissionUnknown', 'notSubmitted', 'handedInAnew', 'criteriaChanged']

/** Looks up the marks of others; if one equals ours, ours has arrived. */
async function withTheirs(
  call: Call,
  assignmentId: number,
  marks: readonly QueuedMark[],
  sent: readonly Sent[],
): Promise<readonly MarkOutcome[]> {
  const isChanged = sent.some((one) => 'reason' in one && one.reason === 'markedByOther')
  const itemId = marks[0]?.itemId ?? 0
  const list = isChanged ? (await call(marking.submissions, { assignmentId, itemId })).list : []
  return sent.map((one) => {
    if (!('reason' in one)) return one
    const { submissionId, reason, message } = one
    const mine = marks.find((mark) => mark.submissionId === submissionId)
    const theirs = list.find((submission) => submission.submissionId === submissionId)
    if (reason !== 'markedByOther' || theirs === undefined || mine === undefined)
      return { submissionId, kind: 'refused', message, isStale: stale.includes(reason) }
    return meeting(mine, theirs, message)
  })
}

function meeting(mine: QueuedMark, theirs: Submission, message: string): MarkOutcome {
  const { submissionId, score, criteria, comment, rev, otherMarker: by } = theirs
  const isOurs = criteria?.join() === mine.criteria?.join() && comment === mine.comment
  if (isOurs) return { submissionId, kind: 'saved', score, rev }
  // Somebody removed a mark: the answer has to be looked at again.
  if (score === null) return { submissionId, kind: 'refused', message, isStale: true }
  return { submissionId, kind: 'changed', message, theirs: { score, criteria, comment, rev, by } }
}

/** The overall outcome: the worst of all. */
function marksAnswer(outcomes: readonly MarkOutcome[]): SendAnswer {
  const has = (kind: MarkOutcome['kind']) => outcomes.some((one) => one.kind === kind)
  const kind = has('changed') ? 'changed' : has('refused') ? 'refused' : 'saved'
  return { of: 'marks', kind, outcomes, savedAt: has('saved') ? Date.now() : null }
}
