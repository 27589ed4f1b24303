import {
  draftFrom,
  draftOf,
  isOf,
  isSameMark,
  markFrom,
  markOf,
  nextOpenIndex,
  openedAt,
  sameAnswers,
  submissionAt,
} from './marking.rules.ts'
import { drawingAnswered, drawingLeft } from './drawing.rules.ts'
import { headOf } from './mark-saving.ts'
import { type Change, withDraft, withoutDraft } from './marking.rules.ts'
import type {
  GivenMark,
  MarkedSubmission,
  MarkingContext,
  MarkOutcome,
  QueuedMark,
  SendAnswer,
  SentPart,
  UndoStep,
} from './marking.types.ts'

/** Applies changes in turn, each to the result of the one before. */
export const inTurn = (
  context: MarkingContext,
  ...steps: readonly ((now: MarkingContext) => Change)[]
): MarkingContext => steps.reduce((now, step) => ({ ...now, ...step(now) }), context)

/** Queues the mark of the submission in view, and shows the next unmarked one. */
export const savedHere = (context: MarkingContext): Change => savedWith(context, [])

/** Queues the mark of the submission in view for all unmarked ones with the same answer, as a unit. */
export const savedSame = (context: MarkingContext): Change => savedWith(context, sameAnswers(context))

function savedWith(context: MarkingContext, others: readonly MarkedSubmission[]): Change {
  const submission = submissionAt(context)
  const given = submission === null ? null : markFrom(context, draftOf(context, submission))
  if (submission === null || given === null) return missingHere(context)
  const isNew = !isSameMark(markOf(context, submission), given)
  const all = isNew ? [submission, ...others] : others
  const ids = [submission, ...others].map(({ submissionId }) => submissionId)
  return inTurn(
    context,
    (now) => queuedWith(now, all, given),
    ...ids.map((id) => (now: MarkingContext) => withoutDraft(now, id)),
    (now) => ({ skipped: now.skipped.filter((id) => !ids.includes(id)) }),
    (now) => openedAt(now, nextOpenIndex(now)),
  )
}

/** A score is missing: its criterion becomes the current one. */
function missingHere(context: MarkingContext): Change {
  return { ...openedAt(context, context.index), notice: 'incomplete' }
}

/** The same mark for all of these, sent and undone as a unit. */
export function queuedWith(context: MarkingContext, marked: readonly MarkedSubmission[], given: GivenMark): Change {
  const [first] = marked
  if (first === undefined) return {}
  const formers = marked.map((one) => ({ submissionId: one.submissionId, former: markOf(context, one) }))
  const step = { submissionId: first.submissionId, formers, given }
  return {
    queue: enqueued(
      context,
      marked.map((submission) => ({ submission, given })),
    ),
    undoable: [...context.undoable, step],
  }
}

interface Wanted {
  readonly submission: MarkedSubmission
  /** Null removes the mark. */
  readonly given: GivenMark | null
}

/** An unsent mark is replaced; one that may have arrived is followed by the new one. */
function enqueued(context: MarkingContext, wanted: readonly Wanted[]): readonly QueuedMark[] {
  const { queue, itemId, keyRev, newKey } = context
  const isWanted = (mark: QueuedMark) => wanted.some(({ submission }) => isOf(context, mark, submission.submissionId))
  const rest = queue.filter((mark) => mark.attempted || !isWanted(mark))
  if (wanted.length === 0) return rest
  const key = newKey()
  return [
    ...rest,
    ...wanted.map(({ submission: { submissionId, round, rev }, given }) => ({
      key,
      itemId,
      keyRev,
      submissionId,
      round,
      rev,
      attempted: false,
      criteria: given && (given.criteria ?? context.criteria.map(() => 0)),
      comment: given?.comment ?? '',
    })),
  ]
}

export function skippedHere(context: MarkingContext): Change {
  const submission = submissionAt(context)
  if (submission === null) return {}
  const isOpen = markOf(context, submission) === null && !context.skipped.includes(submission.submissionId)
  return inTurn(
    context,
    (now) => (isOpen ? { skipped: [...now.skipped, submission.submissionId] } : {}),
    (now) => openedAt(now, nextOpenIndex(now)),
  )
}

/** Undoes the last save as a whole; its submission reopens with what was given. */
export function undone(context: MarkingContext): Change {
  const step = context.undoable.at(-1)
  const index = context.submissions.findIndex(({ submissionId }) => submissionId === step?.submissionId)
  const submission = context.submissions[index]
  if (step === undefined || submission === undefined) return {}
  const former = step.formers.find(({ submissionId }) => submissionId === step.submissionId)?.former
  const isGiven = (mark: QueuedMark) =>
    !mark.attempted && step.formers.some(({ submissionId }) => isOf(context, mark, submissionId))
  return inTurn(
    context,
    (now) => ({ undoable: now.undoable.slice(0, -1), queue: now.queue.filter((mark) => !isGiven(mark)) }),
    (now) => ({ queue: enqueued(now, toRestore(now, step)) }),
    (now) => withDraft(now, submission, draftFrom(now, former ?? step.given)),
    (now) => ({ ...openedAt(now, index), notice: 'undone' as const }),
  )
}

/** Answers whose mark differs from that before a save. */
const toRestore = (context: MarkingContext, { formers }: UndoStep): readonly Wanted[] =>
  formers.flatMap(({ submissionId, former }) => {
    const submission = context.submissions.find((one) => one.submissionId === submissionId)
    if (submission === undefined || isSameMark(markOf(context, submission), former)) return []
    return [{ submission, given: former }]
  })

/** The head of the queue, or the first drawing, is about to be sent. */
export function left(context: MarkingContext, of: SentPart['of']): Change {
  if (of === 'drawing') return drawingLeft(context)
  const head = headOf(context.queue)
  return { queue: context.queue.map((mark) => (head.includes(mark) ? { ...mark, attempted: true } : mark)) }
}

/** Handles the response to what was being sent. */
export function answered(context: MarkingContext, answer: SendAnswer): Change {
  if (answer.of === 'drawing') return drawingAnswered(context, answer)
  const sent = headOf(context.queue)
  return inTurn(
    context,
    (now) => ({ queue: now.queue.filter((mark) => !sent.includes(mark)), savedAt: answer.savedAt ?? now.savedAt }),
    ...sent.map((mark) => (now: MarkingContext) => {
      const outcome = answer.outcomes.find(({ submissionId }) => submissionId === mark.submissionId)
      if (outcome === undefined) return {}
      return outcome.kind === 'saved' ? confirmed(now, mark, outcome) : disputed(now, mark, outcome)
    }),
  )
}

type OutcomeOf<Kind> = Extract<MarkOutcome, { readonly kind: Kind }>

function confirmed(context: MarkingContext, mark: QueuedMark, { score, rev }: OutcomeOf<'saved'>): Change {
  const { criteria, comment } = mark
  // A withdrawn mark leaves an empty answer its automatic score.
  const saved = score === null ? null : { score, criteria, comment }
  return {
    submissions:
      context.itemId === mark.itemId
        ? withKnown(context.submissions, mark.submissionId, { saved, rev })
        : context.submissions,
    queue: context.queue.map((later) => (isSameAnswer(later, mark) ? { ...later, rev } : later)),
  }
}

/** All unsent marks of that submission wait for the teacher's decision; the latest is the teacher's intent. */
function disputed(context: MarkingContext, mark: QueuedMark, outcome: OutcomeOf<'changed' | 'refused'>): Change {
  const { message } = outcome
  const theirs = outcome.kind === 'changed' ? outcome.theirs : null
  const isStale = outcome.kind === 'refused' && outcome.isStale
  const mine = context.queue.findLast((later) => isSameAnswer(later, mark)) ?? mark
  const isHere = mark.itemId === context.itemId
  return {
    queue: context.queue.filter((later) => !isSameAnswer(later, mark)),
    disputes: [...context.disputes, { mark: mine, message, theirs, isStale }],
    submissions:
      isHere && theirs !== null
        ? withKnown(context.submissions, mark.submissionId, { saved: theirs, rev: theirs.rev })
        : context.submissions,
    undoable: context.undoable.flatMap((step) => withoutFormer(step, mark.submissionId)),
  }
}

/** Undo only restores what nobody else has changed since. */
function withoutFormer(step: UndoStep, submissionId: number): readonly UndoStep[] {
  const formers = step.formers.filter((one) => one.submissionId !== submissionId)
  const [first] = formers
  if (first === undefined) return []
  return [
    { ...step, formers, submissionId: step.submissionId === submissionId ? first.submissionId : step.submissionId },
  ]
}

const isSameAnswer = (one: QueuedMark, other: QueuedMark): boolean =>
  one.itemId === other.itemId && one.submissionId === other.submissionId

const withKnown = (
  submissions: readonly MarkedSubmission[],
  submissionId: number,
  { saved, rev }: Pick<MarkedSubmission, 'saved' | 'rev'>,
): readonly MarkedSubmission[] =>
  submissions.map((submission) => {
    if (submission.submissionId !== submissionId) return submission
    const mark = saved && { score: saved.score, criteria: saved.criteria, comment: saved.comment }
    return { ...submission, saved: mark, rev }
  })
