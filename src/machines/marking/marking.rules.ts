import { markByCriteria } from '#domain/marking/criteria.ts'
import { totalOf } from '#domain/score.ts'
import type {
  Draft,
  GivenMark,
  MarkedScript,
  MarkingContext,
  MarkingInput,
  QueuedMark,
  UnsentMarks,
} from './marking.types.ts'
import type { Typing } from './score-typing.ts'

export type Change = Partial<MarkingContext>

/** What marking starts with: unsent marks of an earlier page first of all. */
export function startOf({ kept, ...input }: MarkingInput): MarkingContext {
  const blank: MarkingContext = {
    ...input,
    place: 0,
    criterion: 0,
    typed: null,
    touched: null,
    drafts: {},
    skipped: [],
    notice: null,
    queue: kept,
    disputes: [],
    returnTo: null,
    setAside: null,
    undoable: [],
    savedAt: null,
    isKept: true,
  }
  const first = blank.scripts.findIndex((script) => markOf(blank, script) === null)
  return { ...blank, ...openedAt(blank, Math.max(0, first)) }
}

/** The marks that the service has not taken. */
export const unsentOf = ({ queue, disputes }: UnsentMarks): readonly QueuedMark[] => [
  ...disputes.map(({ mark }) => mark),
  ...queue,
]

/** The mark of a script on this page, sent or not. */
export function markOf(context: MarkingContext, { submissionId, saved }: MarkedScript): GivenMark | null {
  const queued = context.queue.findLast((mark) => isOf(context, mark, submissionId))
  if (queued === undefined) return saved
  const { criteria, comment } = queued
  return { score: totalOf(criteria), criteria, comment }
}

export const isOf = ({ itemId }: MarkingContext, mark: QueuedMark, submissionId: number): boolean =>
  mark.itemId === itemId && mark.submissionId === submissionId

export const scriptAt = ({ scripts, place }: MarkingContext): MarkedScript | null => scripts[place] ?? null

/** What the panel shows for a script: what was entered and not saved, else its mark. */
export function draftOf(context: MarkingContext, script: MarkedScript): Draft {
  const entered = context.drafts[script.submissionId]
  if (entered !== undefined) return entered
  return draftFrom(context, markOf(context, script))
}

export function draftFrom({ criteria }: MarkingContext, mark: GivenMark | null): Draft {
  if (mark === null) return { scores: criteria.map(() => null), comment: '' }
  return { scores: mark.criteria ?? criteria.map(() => (mark.score === 0 ? 0 : null)), comment: mark.comment }
}

/** The mark that a draft makes; null while a criterion has no score. */
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

/** Scripts with something entered that is not their mark. */
export const unsavedDrafts = (context: MarkingContext): readonly MarkedScript[] =>
  context.scripts.filter((script) => {
    const entered = context.drafts[script.submissionId]
    if (entered === undefined) return false
    const before = draftFrom(context, markOf(context, script))
    return entered.comment.trim() !== before.comment || entered.scores.join() !== before.scores.join()
  })

export const isAllMarked = (context: MarkingContext): boolean =>
  context.scripts.every((script) => markOf(context, script) !== null)

/** A script comes into view at its first criterion without a score. */
export function openedAt(context: MarkingContext, place: number): Change {
  const script = context.scripts[place]
  const open = script === undefined ? -1 : draftOf(context, script).scores.indexOf(null)
  return { place, criterion: Math.max(0, open), typed: null, touched: null, notice: null }
}

/** The next script without a mark, skipped ones last; the present place when there is none. */
export function nextOpenPlace(context: MarkingContext): number {
  const { scripts, place, skipped } = context
  const order = [...scripts.keys()].map((index) => (place + 1 + index) % scripts.length)
  const open = order.filter((index) => {
    const script = scripts[index]
    return script !== undefined && markOf(context, script) === null
  })
  const isSkipped = (index: number) => skipped.includes(scripts[index]?.submissionId ?? 0)
  return open.find((index) => !isSkipped(index)) ?? open[0] ?? place
}

/** What typing changes: the draft of the script in view and the place in it. */
export function typedInto(context: MarkingContext, type: (typing: Typing) => Typing): Change {
  const script = scriptAt(context)
  if (script === null) return {}
  const draft = draftOf(context, script)
  const { scores, ...typing } = type({ scores: draft.scores, ...context })
  const { criterion, typed, touched } = typing
  return { criterion, typed, touched, notice: null, ...withDraft(context, script, { ...draft, scores }) }
}

export const withDraft = ({ drafts }: MarkingContext, { submissionId }: MarkedScript, draft: Draft): Change => ({
  drafts: { ...drafts, [submissionId]: draft },
})

export function withoutDraft({ drafts }: MarkingContext, submissionId: number): Change {
  const { [submissionId]: _gone, ...rest } = drafts
  return { drafts: rest }
}
