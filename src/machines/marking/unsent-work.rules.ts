import { disputeHere, mineOf } from './dispute.rules.ts'
import { unsavedDrafts } from './marking.rules.ts'
import type { Draft, UnsavedDraft, MarkingContext, UnsentMarks } from './marking.types.ts'

/** What has to survive a reload: what the service has not accepted, and what was typed and not saved. */
export function unsentWork(context: MarkingContext): UnsentMarks {
  const { queue, disputes, drawings, undrawn } = context
  return { queue, disputes, drawings, undrawn, drafts: draftsToKeep(context) }
}

/** While a dispute is being decided, its panel hides the draft that was being typed, which is set aside. */
function draftsToKeep(context: MarkingContext): readonly UnsavedDraft[] {
  const { itemId, drafts, setAside } = context
  const dispute = disputeHere(context)
  return unsavedDrafts(context).flatMap(({ submissionId, round, rev }) => {
    const shown = drafts[submissionId]
    const isDisputed = dispute?.mark.submissionId === submissionId && isSame(shown, mineOf(context, dispute))
    const draft = isDisputed ? setAside : shown
    return draft == null ? [] : [{ itemId, submissionId, round, rev, scores: draft.scores, comment: draft.comment }]
  })
}

const isSame = (one: Draft | undefined, other: Draft): boolean =>
  one !== undefined && one.comment === other.comment && one.scores.join() === other.scores.join()
