import {
  draftFrom,
  draftOf,
  isOf,
  isSameMark,
  markFrom,
  markOf,
  nextOpenPlace,
  openedAt,
  scriptAt,
} from './marking.rules.ts'
import { type Change, withDraft, withoutDraft } from './marking.rules.ts'
import type {
  Dispute,
  GivenMark,
  KnownMark,
  MarkedScript,
  MarkingContext,
  QueuedMark,
  SendAnswer,
} from './marking.types.ts'

/** Applies changes one after the other, each seeing the one before. */
const inTurn = (context: MarkingContext, ...steps: readonly ((now: MarkingContext) => Change)[]): MarkingContext =>
  steps.reduce((now, step) => ({ ...now, ...step(now) }), context)

/** The mark of the script in view goes into the queue, and the next script without one comes into view. */
export function savedHere(context: MarkingContext): Change {
  const script = scriptAt(context)
  const given = script === null ? null : markFrom(context, draftOf(context, script))
  if (script === null || given === null) return missingHere(context)
  const { submissionId } = script
  const former = markOf(context, script)
  return inTurn(
    context,
    (now) => (isSameMark(former, given) ? {} : queuedWith(now, script, given, former)),
    (now) => ({ ...withoutDraft(now, submissionId), skipped: now.skipped.filter((id) => id !== submissionId) }),
    (now) => openedAt(now, nextOpenPlace(now)),
  )
}

/** Something has no score yet: its criterion becomes the current one. */
function missingHere(context: MarkingContext): Change {
  return { ...openedAt(context, context.place), notice: 'incomplete' }
}

function queuedWith(context: MarkingContext, script: MarkedScript, given: GivenMark, former: GivenMark | null): Change {
  return {
    queue: enqueued(context, script.submissionId, given, script.rev),
    undoable: [...context.undoable, { submissionId: script.submissionId, former, given }],
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
  const script = scriptAt(context)
  if (script === null) return {}
  const isOpen = markOf(context, script) === null && !context.skipped.includes(script.submissionId)
  return inTurn(
    context,
    (now) => (isOpen ? { skipped: [...now.skipped, script.submissionId] } : {}),
    (now) => openedAt(now, nextOpenPlace(now)),
  )
}

/** The last save is taken back where it has not left yet; in any case its script reopens with the mark before. */
export function undone(context: MarkingContext): Change {
  const step = context.undoable.at(-1)
  const place = context.scripts.findIndex(({ submissionId }) => submissionId === step?.submissionId)
  const script = context.scripts[place]
  if (step === undefined || script === undefined) return {}
  const unsent = context.queue.findLast((mark) => !mark.attempted && isOf(context, mark, step.submissionId))
  return inTurn(
    context,
    (now) => ({ undoable: now.undoable.slice(0, -1), queue: now.queue.filter((mark) => mark !== unsent) }),
    (now) => withDraft(now, script, draftFrom(now, step.former ?? step.given)),
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
    scripts: context.itemId === mark.itemId ? withKnown(context.scripts, mark.submissionId, known) : context.scripts,
    queue: context.queue.map((later) => (isSameAnswer(later, mark) ? { ...later, rev } : later)),
    savedAt,
  }
}

/** All unsent marks of that script wait for the teacher's decision; the latest is what the teacher wants. */
function disputed(context: MarkingContext, mark: QueuedMark, answer: Exclude<SendAnswer, { kind: 'saved' }>): Change {
  const { message } = answer
  const theirs = answer.kind === 'changed' ? answer.theirs : null
  const mine = context.queue.findLast((later) => isSameAnswer(later, mark)) ?? mark
  const isHere = mark.itemId === context.itemId
  const isGone = isHere && context.scripts.every(({ submissionId }) => submissionId !== mark.submissionId)
  return {
    queue: context.queue.filter((later) => !isSameAnswer(later, mark)),
    disputes: isGone ? context.disputes : [...context.disputes, { mark: mine, message, theirs }],
    scripts: isHere && theirs !== null ? withKnown(context.scripts, mark.submissionId, theirs) : context.scripts,
    undoable: context.undoable.filter(({ submissionId }) => submissionId !== mark.submissionId),
  }
}

const isSameAnswer = (one: QueuedMark, other: QueuedMark): boolean =>
  one.itemId === other.itemId && one.submissionId === other.submissionId

const withKnown = (scripts: readonly MarkedScript[], submissionId: number, known: KnownMark): readonly MarkedScript[] =>
  scripts.map((script) => {
    if (script.submissionId !== submissionId) return script
    const { rev, ...saved } = known
    return { submissionId, saved, rev }
  })

/** The first dispute about this item; those of other items wait until their item is opened. */
export const disputeHere = ({ disputes, itemId }: MarkingContext): Dispute | null =>
  disputes.find(({ mark }) => mark.itemId === itemId) ?? null

/** The disputed script comes into view, with what the teacher gave. */
export function disputeOpened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  const { submissionId } = dispute.mark
  const place = context.scripts.findIndex((script) => script.submissionId === submissionId)
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
  const script = context.scripts.find((other) => other.submissionId === submissionId)
  const mine = markFrom(context, mineOf(dispute))
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), ...withoutDraft(now, submissionId) }),
    (now) => broughtBack(now, submissionId),
    (now) =>
      choice === 'mine' && script !== undefined && mine !== null
        ? queuedWith(now, script, mine, markOf(now, script))
        : {},
    (now) => ({ ...openedAt(now, now.returnTo ?? placeAfter(context, now)), returnTo: null }),
  )
}

/** What was being entered for the disputed script stands in its panel again. */
const broughtBack = ({ drafts, setAside }: MarkingContext, submissionId: number): Change =>
  setAside === null ? {} : { drafts: { ...drafts, [submissionId]: setAside }, setAside: null }

/** A script that was being entered stays in view. */
const placeAfter = (before: MarkingContext, now: MarkingContext): number =>
  before.setAside === null ? nextOpenPlace(now) : now.place

/** The script stays in view with what the teacher gave last, to be scored again. */
export function reopened(context: MarkingContext): Change {
  const dispute = disputeHere(context)
  if (dispute === null) return {}
  return inTurn(
    context,
    (now) => ({ disputes: now.disputes.filter((other) => other !== dispute), returnTo: null }),
    (now) => broughtBack(now, dispute.mark.submissionId),
  )
}
