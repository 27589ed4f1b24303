import { markFrom, nextOpenIndex, openedAt } from './marking.rules.ts'
import { type Change, withoutDraft } from './marking.rules.ts'
import type { Dispute, Draft, MarkingContext } from './marking.types.ts'
import { inTurn, queuedWith } from './queue.rules.ts'

/** The first dispute about this item; those about other items wait until their item is opened. */
export const disputeHere = ({ disputes, itemId }: MarkingContext): Dispute | null =>
  disputes.find(({ mark }) => mark.itemId === itemId) ?? null

/** Whether a mark's submission no longer exists, or has another number because names are hidden. */
export const isGone = ({ submissions }: MarkingContext, { mark }: Dispute): boolean =>
  submissions.every(({ submissionId }) => submissionId !== mark.submissionId)

/** The disputed submission comes into view with the teacher's mark; if it no longer exists, only that is reported. */
export function disputeOpened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  if (isGone(context, dispute)) return { setAside: null }
  const { submissionId } = dispute.mark
  const index = context.submissions.findIndex((submission) => submission.submissionId === submissionId)
  return inTurn(
    context,
    (now) => ({ returnTo: now.returnTo ?? (now.index === index ? null : now.index) }),
    (now) => ({ setAside: now.drafts[submissionId] ?? null }),
    (now) => ({ drafts: { ...now.drafts, [submissionId]: mineOf(now, dispute) } }),
    (now) => openedAt(now, index),
  )
}

/** What the teacher gave that is disputed. */
export const mineOf = (context: MarkingContext, { mark: { criteria, comment } }: Dispute): Draft => ({
  scores: criteria ?? context.criteria.map(() => null),
  comment,
})

/** Theirs stays, or mine is saved over it; then back to where the teacher was. */
export function decided(context: MarkingContext, choice: 'theirs' | 'mine'): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  const { submissionId } = dispute.mark
  const submission = context.submissions.find((other) => other.submissionId === submissionId)
  const mine = markFrom(context, mineOf(context, dispute))
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), ...withoutDraft(now, submissionId) }),
    (now) => withDraftRestored(now, submissionId),
    (now) =>
      choice === 'mine' && submission !== undefined && mine !== null ? queuedWith(now, [submission], mine) : {},
    (now) => ({ ...openedAt(now, now.returnTo ?? indexAfter(context, now)), returnTo: null }),
  )
}

/** The drafts, with the one that was set aside for the dispute. */
const withDraftRestored = ({ drafts, setAside }: MarkingContext, submissionId: number): Change =>
  setAside === null ? {} : { drafts: { ...drafts, [submissionId]: setAside }, setAside: null }

/** A submission with a draft stays in view. */
const indexAfter = (before: MarkingContext, now: MarkingContext): number =>
  before.setAside === null ? nextOpenIndex(now) : now.index

/** The submission stays in view with the teacher's last mark, to be scored again. */
export function reopened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  const { submissionId } = dispute.mark
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), returnTo: null }),
    // The answer may have changed, and what was given for it is still what the teacher meant.
    (now) => (isGone(now, dispute) ? {} : { drafts: { [submissionId]: mineOf(now, dispute), ...now.drafts } }),
    (now) => withDraftRestored(now, submissionId),
  )
}
