import {
  draftFrom,
  draftOf,
  isOf,
  isSameMark,
  markFrom,
  markOf,
  nextOpenPlace,
  openedAt,
  submissionAt,
} from './marking.rules.ts'
import { type Change, withDraft, withoutDraft } from './marking.rules.ts'
import type {
  Dispute,
  GivenMark,
  KnownMark,
  MarkedSubmission,
  MarkingContext,
  QueuedMark,
  SendAnswer,
} from './marking.types.ts'

/** Applies changes one after the other, each seeing the one before. */
const inTurn = (context: MarkingContext, ...steps: readonly ((now: MarkingContext) => Change)[]): MarkingContext =>
  steps.reduce((now, step) => ({ ...now, ...step(now) }), context)

/** The mark of the script in view goes into the queue, and the next script without one comes into view. */
export function savedHere(context: MarkingContext): Change {
  const submission = submissionAt(context)
  const given = submission === null ? null : markFrom(context, draftOf(context, submission))
  if (submission === null || given === null) return missingHere(context)
  const { submissionId } = submission
  const former = markOf(context, submission)
  return inTurn(
    context,
    (now) => (isSameMark(former, given) ? {} : queuedWith(now, submission, given, former)),
    (now) => ({ ...withoutDraft(now, submissionId), skipped: now.skipped.filter((id) => id !== submissionId) }),
    (now) => openedAt(now, nextOpenPlace(now)),
  )
}

/** Something has no score yet: its criterion becomes the current one. */
function missingHere(context: MarkingContext): Change {
  return { ...openedAt(context, context.place), notice: 'incomplete' }
}

function queuedWith(
  context: MarkingContext,
  submission: MarkedSubmission,
  given: GivenMark,
  former: GivenMark | null,
): Change {
  return {
    queue: enqueued(context, submission.submissionId, given, submission.rev),
    undoable: [...context.undoable, { submissionId: submission.submissionId, former, given }],
  }
}

/** A mark that never left replaces itself; one that may have arrived is followed by the new one. */
function enqueued(context: MarkingContext, submissionId: number, given: GivenMark, rev: number): readonly QueuedMark[] {
  const { queue, itemId, newKey } = context
  const rest = queue.filter((mark) => mark.attempted || !isOf(context, mark, submissionId))
  const { criteria, comment } = given
  return [...rest, { key: newKey(), itemId, submissionId, criteria: criteria ?? [], comment, rev, attempted: false }]
}

export function skippedHere(context: MarkingContext): Change {
  const submission = submissionAt(context)
  if (submission === null) return {}
  const isOpen = markOf(context, submission) === null && !context.skipped.includes(submission.submissionId)
  return inTurn(
    context,
    (now) => (isOpen ? { skipped: [...now.skipped, submission.submissionId] } : {}),
    (now) => openedAt(now, nextOpenPlace(now)),
  )
}

/** The last save is taken back where it has not left yet; in any case its submission reopens with the mark before. */
export function undone(context: MarkingContext): Change {
  const step = context.undoable.at(-1)
  const place = context.submissions.findIndex(({ submissionId }) => submissionId === step?.submissionId)
  const submission = context.submissions[place]
  if (step === undefined || submission === undefined) return {}
  const unsent = context.queue.findLast((mark) => !mark.attempted && isOf(context, mark, step.submissionId))
  return inTurn(
    context,
    (now) => ({ undoable: now.undoable.slice(0, -1), queue: now.queue.filter((mark) => mark !== unsent) }),
    (now) => withDraft(now, submission, draftFrom(now, step.former ?? step.given)),
    (now) => ({ ...openedAt(now, place), notice: 'undone' as const }),
  )
}

/** The mark at the head of the queue is about to leave. */
export const attempted = ({ queue }: MarkingContext): Change => ({
  queue: queue.map((mark, index) => (index === 0 ? { ...mark, attempted: true } : mark)),
})

/** The service's answer to the mark at the head of the queue. */
export function answered(context: MarkingContext, answer: SendAnswer): Change {
  const [mark, ...queue] = context.queue
  if (mark === undefined) return {}
  if (answer.kind === 'saved') return confirmed({ ...context, queue }, mark, answer)
  return disputed(context, mark, answer)
}

function confirmed(context: MarkingContext, mark: QueuedMark, answer: SendAnswer & { kind: 'saved' }): Change {
  const { score, rev, savedAt } = answer
  const known = { score, criteria: mark.criteria, comment: mark.comment, rev }
  return {
    submissions:
      context.itemId === mark.itemId ? withKnown(context.submissions, mark.submissionId, known) : context.submissions,
    queue: context.queue.map((later) => (isSameAnswer(later, mark) ? { ...later, rev } : later)),
    savedAt,
  }
}

/** All unsent marks of that submission wait for the teacher's decision; the latest is what the teacher wants. */
function disputed(context: MarkingContext, mark: QueuedMark, answer: Exclude<SendAnswer, { kind: 'saved' }>): Change {
  const { message } = answer
  const theirs = answer.kind === 'changed' ? answer.theirs : null
  const mine = context.queue.findLast((later) => isSameAnswer(later, mark)) ?? mark
  const isHere = mark.itemId === context.itemId
  const isGone = isHere && context.submissions.every(({ submissionId }) => submissionId !== mark.submissionId)
  return {
    queue: context.queue.filter((later) => !isSameAnswer(later, mark)),
    disputes: isGone ? context.disputes : [...context.disputes, { mark: mine, message, theirs }],
    submissions:
      isHere && theirs !== null ? withKnown(context.submissions, mark.submissionId, theirs) : context.submissions,
    undoable: context.undoable.filter(({ submissionId }) => submissionId !== mark.submissionId),
  }
}

const isSameAnswer = (one: QueuedMark, other: QueuedMark): boolean =>
  one.itemId === other.itemId && one.submissionId === other.submissionId

const withKnown = (
  submissions: readonly MarkedSubmission[],
  submissionId: number,
  known: KnownMark,
): readonly MarkedSubmission[] =>
  submissions.map((submission) => {
    if (submission.submissionId !== submissionId) return submission
    const { rev, ...saved } = known
    return { submissionId, saved, rev }
  })

/** The first dispute about this item; those of other items wait until their item is opened. */
export const disputeHere = ({ disputes, itemId }: MarkingContext): Dispute | null =>
  disputes.find(({ mark }) => mark.itemId === itemId) ?? null

/** The disputed submission comes into view, with what the teacher gave. */
export function disputeOpened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  const { submissionId } = dispute.mark
  const place = context.submissions.findIndex((submission) => submission.submissionId === submissionId)
  return inTurn(
    context,
    (now) => ({ returnTo: now.returnTo ?? (now.place === place ? null : now.place) }),
    (now) => ({ setAside: now.drafts[submissionId] ?? null }),
    (now) => ({ drafts: { ...now.drafts, [submissionId]: mineOf(dispute) } }),
    (now) => openedAt(now, place),
  )
}

const mineOf = ({ mark: { criteria, comment } }: Dispute) => ({ scores: criteria, comment })

/** Theirs stands, or mine is saved over it; then back to where the teacher was. */
export function decided(context: MarkingContext, choice: 'theirs' | 'mine'): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  const { submissionId } = dispute.mark
  const submission = context.submissions.find((other) => other.submissionId === submissionId)
  const mine = markFrom(context, mineOf(dispute))
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), ...withoutDraft(now, submissionId) }),
    (now) => broughtBack(now, submissionId),
    (now) =>
      choice === 'mine' && submission !== undefined && mine !== null
        ? queuedWith(now, submission, mine, markOf(now, submission))
        : {},
    (now) => ({ ...openedAt(now, now.returnTo ?? placeAfter(context, now)), returnTo: null }),
  )
}

/** What was being entered for the disputed submission stands in its panel again. */
const broughtBack = ({ drafts, setAside }: MarkingContext, submissionId: number): Change =>
  setAside === null ? {} : { drafts: { ...drafts, [submissionId]: setAside }, setAside: null }

/** A script that was being entered stays in view. */
const placeAfter = (before: MarkingContext, now: MarkingContext): number =>
  before.setAside === null ? nextOpenPlace(now) : now.place

/** The submission stays in view with what the teacher gave last, to be scored again. */
export function reopened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), returnTo: null }),
    (now) => broughtBack(now, dispute.mark.submissionId),
  )
}
