import { markByCriteria } from '#domain/marking/criteria.ts'
import { withComment, withDelta } from '#domain/marking/rubric.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { totalOf } from '#domain/values/score.ts'
import type {
  Draft,
  UnsavedDraft,
  GivenMark,
  MarkedSubmission,
  MarkingContext,
  MarkingInput,
  QueuedDrawing,
  QueuedMark,
  RubricApplied,
  Unaccepted,
} from './marking.types.ts'
import type { Typing } from './score-typing.ts'

export type Change = Partial<MarkingContext>

/**
 * The initial context: unsent marks of an earlier page come first, and what was typed there is still entered. A mark
 * given by former criteria counts as typed: its marker looks at it again.
 */
export function startOf({ kept, keptDrawings, keptDrafts, ...input }: MarkingInput): MarkingContext {
  const outdated = kept.filter((mark) => isOutdated(input, mark))
  const blank: MarkingContext = {
    ...input,
    ...typedBefore(input, [...keptDrafts, ...outdated.flatMap(typedAs)]),
    index: 0,
    criterion: 0,
    typed: null,
    touched: null,
    skipped: [],
    notice: null,
    queue: kept.filter((mark) => !outdated.includes(mark)),
    disputes: [],
    drawings: keptDrawings,
    undrawn: [],
    returnTo: null,
    setAside: null,
    undoable: [],
    savedAt: null,
    isKept: true,
  }
  const wanted = blank.submissions.findIndex(({ submissionId }) => submissionId === blank.beginWith)
  const first = blank.submissions.findIndex((submission) => markOf(blank, submission) === null)
  return { ...blank, ...openedAt(blank, Math.max(0, wanted < 0 ? first : wanted)) }
}

const isOutdated = ({ itemId, keyRev }: Pick<MarkingInput, 'itemId' | 'keyRev'>, mark: QueuedMark): boolean =>
  mark.itemId === itemId && mark.keyRev !== undefined && mark.keyRev !== keyRev

const typedAs = ({ criteria, ...of }: QueuedMark): readonly UnsavedDraft[] =>
  criteria === null ? [] : [{ ...of, scores: criteria }]

/**
 * Drafts stay for answers that did not change. Each is based on the revision its teacher saw, so that a mark given since
 * is decided about, and not overwritten.
 */
function typedBefore(
  { itemId, criteria, submissions }: Pick<MarkingInput, 'itemId' | 'criteria' | 'submissions'>,
  kept: readonly UnsavedDraft[],
) {
  const typedFor = ({ submissionId, round }: MarkedSubmission) =>
    kept.find(
      (one) =>
        one.itemId === itemId &&
        one.submissionId === submissionId &&
        one.round === round &&
        one.scores.length === criteria.length,
    )
  return {
    drafts: Object.fromEntries(
      submissions.flatMap((submission) => {
        const draft = typedFor(submission)
        return draft === undefined ? [] : [[submission.submissionId, { scores: draft.scores, comment: draft.comment }]]
      }),
    ),
    submissions: submissions.map((submission) => ({ ...submission, rev: typedFor(submission)?.rev ?? submission.rev })),
  }
}

/** The other unmarked submissions with the same answer as the one in view; answers on sheets are unknown. */
export function sameAnswers(context: MarkingContext): readonly MarkedSubmission[] {
  const here = submissionAt(context)
  if (here === null || here.answer === '' || here.answer === onSheet) return []
  return context.submissions.filter(
    (other) => other !== here && other.answer === here.answer && markOf(context, other) === null,
  )
}

/** The marks the service has not accepted. */
export const unsentOf = ({ queue, disputes }: Unaccepted): readonly QueuedMark[] => [
  ...disputes.map(({ mark }) => mark),
  ...queue,
]

/** The drawings the service has not accepted. */
export const undrawnOf = ({ drawings, undrawn }: Unaccepted): readonly QueuedDrawing[] => [
  ...undrawn.map(({ drawing }) => drawing),
  ...drawings,
]

/** The mark of a submission on this page, sent or not. */
export function markOf(context: MarkingContext, { submissionId, saved }: MarkedSubmission): GivenMark | null {
  const queued = context.queue.findLast((mark) => isOf(context, mark, submissionId))
  if (queued === undefined) return saved
  const { criteria, comment } = queued
  return criteria === null ? null : { score: totalOf(criteria), criteria, comment }
}

export const isOf = ({ itemId }: MarkingContext, mark: QueuedMark, submissionId: number): boolean =>
  mark.itemId === itemId && mark.submissionId === submissionId

export const submissionAt = ({ submissions, index }: MarkingContext): MarkedSubmission | null =>
  submissions[index] ?? null

/** What the panel shows for a submission: an unsaved draft, otherwise its mark. */
export function draftOf(context: MarkingContext, submission: MarkedSubmission): Draft {
  const entered = context.drafts[submission.submissionId]
  if (entered !== undefined) return entered
  return draftFrom(context, markOf(context, submission))
}

export function draftFrom({ criteria }: MarkingContext, mark: GivenMark | null): Draft {
  if (mark === null) return { scores: criteria.map(() => null), comment: '' }
  return { scores: mark.criteria ?? criteria.map(() => (mark.score === 0 ? 0 : null)), comment: mark.comment }
}

/** The mark made by a draft; null while a criterion has no score. */
export function markFrom({ criteria }: MarkingContext, { scores, comment }: Draft): GivenMark | null {
  const given = scores.filter((score) => score !== null)
  const result = markByCriteria(criteria, given)
  return result.ok ? { score: result.total, criteria: given, comment: comment.trim() } : null
}

export const isSameMark = (one: GivenMark | null, other: GivenMark | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.comment === other.comment &&
    one.criteria?.join() === other.criteria?.join() &&
    one.score === other.score)

/** Submissions with a draft that differs from their mark. */
export const unsavedDrafts = (context: MarkingContext): readonly MarkedSubmission[] =>
  context.submissions.filter((submission) => {
    const entered = context.drafts[submission.submissionId]
    if (entered === undefined) return false
    const before = draftFrom(context, markOf(context, submission))
    return entered.comment.trim() !== before.comment || entered.scores.join() !== before.scores.join()
  })

export const isAllMarked = (context: MarkingContext): boolean =>
  context.submissions.every((submission) => markOf(context, submission) !== null)

/** Brings a submission into view at its first criterion without a score. */
export function openedAt(context: MarkingContext, index: number): Change {
  const submission = context.submissions[index]
  const open = submission === undefined ? -1 : draftOf(context, submission).scores.indexOf(null)
  return { index, criterion: Math.max(0, open), typed: null, touched: null, notice: null }
}

/** The next unmarked submission, skipped ones last; the current one if there is none. */
export function nextOpenIndex(context: MarkingContext): number {
  const { submissions, index: current, skipped } = context
  const order = [...submissions.keys()].map((index) => (current + 1 + index) % submissions.length)
  const open = order.filter((index) => {
    const submission = submissions[index]
    return submission !== undefined && markOf(context, submission) === null
  })
  const isSkipped = (index: number) => skipped.includes(submissions[index]?.submissionId ?? 0)
  return open.find((index) => !isSkipped(index)) ?? open[0] ?? current
}

/** Applies typing to the draft of the submission in view and the position in it. */
export function typedInto(context: MarkingContext, type: (typing: Typing) => Typing): Change {
  const submission = submissionAt(context)
  if (submission === null) return {}
  const draft = draftOf(context, submission)
  const { scores, ...typing } = type({ scores: draft.scores, ...context })
  const { criterion, typed, touched } = typing
  return { criterion, typed, touched, notice: null, ...withDraft(context, submission, { ...draft, scores }) }
}

/** Applies a rubric line to the submission in view: its criterion's score, and the comment. */
export function lineApplied(context: MarkingContext, { criterion, delta, lineText }: RubricApplied): Change {
  const submission = submissionAt(context)
  const max = context.criteria[criterion]?.max
  if (submission === null || max === undefined) return {}
  const draft = draftOf(context, submission)
  const scores = draft.scores.with(criterion, withDelta(draft.scores[criterion] ?? null, delta, max))
  const entered = { scores, comment: withComment(draft.comment, lineText) }
  return { criterion, typed: null, touched: null, notice: null, ...withDraft(context, submission, entered) }
}

export const withDraft = ({ drafts }: MarkingContext, { submissionId }: MarkedSubmission, draft: Draft): Change => ({
  drafts: { ...drafts, [submissionId]: draft },
})

export function withoutDraft({ drafts }: MarkingContext, submissionId: number): Change {
  const { [submissionId]: _gone, ...rest } = drafts
  return { drafts: rest }
}

/** The submissions were reread: drafts stay for answers that did not change, and the one in view stays in view. */
export function refreshed(context: MarkingContext, submissions: readonly MarkedSubmission[]): Change {
  const roundOf = (list: readonly MarkedSubmission[]) => new Map(list.map((one) => [one.submissionId, one.round]))
  const [before, now] = [roundOf(context.submissions), roundOf(submissions)]
  const isSame = (submissionId: number) => now.has(submissionId) && now.get(submissionId) === before.get(submissionId)
  const newIndexOf = (index: number) =>
    submissions.findIndex(({ submissionId }) => submissionId === context.submissions[index]?.submissionId)
  const drafts = Object.fromEntries(Object.entries(context.drafts).filter(([id]) => isSame(Number(id))))
  const changed = { ...context, submissions, drafts, skipped: context.skipped.filter((id) => now.has(id)) }
  const returnTo = context.returnTo === null ? -1 : newIndexOf(context.returnTo)
  const here = newIndexOf(context.index)
  const { submissionId = 0 } = submissionAt(context) ?? {}
  return {
    ...changed,
    // Undo only restores what nobody has changed since.
    undoable: context.undoable.filter(({ formers, given }) =>
      formers.every(({ submissionId: id }) => {
        const one = submissions.find((submission) => submission.submissionId === id)
        return one !== undefined && isSame(id) && isSameMark(markOf(changed, one), given)
      }),
    ),
    returnTo: returnTo < 0 ? null : returnTo,
    ...(isSame(submissionId)
      ? { index: here }
      : openedAt(changed, Math.max(0, here < 0 ? Math.min(context.index, submissions.length - 1) : here))),
  }
}
