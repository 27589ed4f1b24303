/** Undo and redo of an editing. Papers share everything unchanged between them. */
import { isSameValue } from '#domain/values/same-value.ts'
import { applyOperation } from './editing/apply-operation.ts'
import type { OperationRefusal, PaperAct, PaperNote, PaperOperation } from './editing/operations.ts'
import { elementsById, isQuestion, isSection, mapLeaves } from './elements.ts'
import { isNewId } from './new-ids.ts'
import type { Paper, PaperElement, PaperLeaf } from './paper.ts'

/**
 * Steps that can be undone: more than anybody takes in a day, so that undoing leads back to the very start. As many of a
 * paper with 200 questions take some 15 MB, in memory alone: drafts contain no steps.
 */
export const historyLength = 5_000

export interface PaperStep {
  /** The paper that undoing, or redoing, the step restores. */
  readonly paper: Paper
  readonly kind: PaperAct['kind']
}

export interface PaperHistory {
  /** The paper as opened: what `reset` restores. */
  readonly initial: Paper
  /** The paper as last stored. */
  readonly saved: Paper
  readonly paper: Paper
  /** Most recent last. */
  readonly past: readonly PaperStep[]
  /** Next one last. */
  readonly future: readonly PaperStep[]
}

export type HistoryResult =
  | { readonly ok: true; readonly history: PaperHistory; readonly notes: readonly PaperNote[] }
  | { readonly ok: false; readonly reason: OperationRefusal }

/** An editing that begins with the stored paper, or with unsaved changes to it. */
export const openHistory = (saved: Paper, paper: Paper = saved): PaperHistory => ({
  initial: saved,
  saved,
  paper,
  past: [],
  future: [],
})

/** Whether the paper differs from the stored one; an undone step is not a change. */
export const isChanged = ({ paper, saved }: PaperHistory): boolean => paper !== saved

/** Marks a paper as stored; the response about an earlier paper names that one. */
export const markSaved = (history: PaperHistory, saved: Paper = history.paper): PaperHistory => ({ ...history, saved })

/**
 * The history after the service stored a paper differently from what was sent: with an id or a book of its own, or with
 * questions replaced. The steps are the same, applied to the paper as stored.
 */
export function markKept(history: PaperHistory, sent: Paper, kept: Paper): PaperHistory {
  const { paperId, ownerId, bookId } = kept
  const before = elementsById(sent.elements)
  // What is kept as it was sent stays the same object: it is neither drawn nor written anew.
  const stored = mapLeaves(kept, (leaf) => {
    const other = before.get(leaf.elementId)
    return other === undefined || isSection(other) || !isSameValue(leaf, other) ? leaf : other
  })
  const after = elementsById(stored.elements)
  const asKept = memoized((leaf: PaperLeaf) => {
    const [was, other] = [before.get(leaf.elementId), after.get(leaf.elementId)]
    if (was === undefined || other === undefined || other === was || isSection(other)) return leaf
    return isSameValue(leaf, was) ? other : withGivenIds(leaf, was, other)
  })
  const changed = mapPapers(history, (paper) =>
    paper === sent ? stored : { ...mapLeaves(paper, asKept), paperId, ownerId, bookId },
  )
  return { ...changed, saved: stored }
}

/** Another version of an element, with the ids that the service gave to what was written in it. */
function withGivenIds(leaf: PaperLeaf, sent: PaperElement, kept: PaperLeaf): PaperLeaf {
  if (!isQuestion(leaf) || !isQuestion(sent) || !isQuestion(kept)) return leaf
  const isItself = isNewId(sent.questionId) || sent.questionId === kept.questionId
  if (!isItself || leaf.questionId !== sent.questionId) return leaf
  const given = new Map(sent.items.map(({ itemId }, index) => [itemId, kept.items[index]?.itemId ?? itemId]))
  const items = leaf.items.map((item) => ({ ...item, itemId: given.get(item.itemId) ?? item.itemId }))
  return isSameValue(items, leaf.items) && leaf.questionId === kept.questionId
    ? leaf
    : { ...leaf, questionId: kept.questionId, items }
}

/**
 * Adds a step. An operation that changes nothing adds none; ids, which the service assigns, apply to all steps and
 * cannot be undone.
 */
export function editHistory(history: PaperHistory, operation: PaperOperation, maximum: number): HistoryResult {
  const result = applyOperation(history.paper, operation, { initial: history.initial, maximum })
  if (!result.ok) return result
  if (operation.kind === 'update' && operation.change.what === 'ids')
    return { ok: true, history: withIds(history, result.paper), notes: result.notes }
  return { ok: true, history: stepTo(history, result.paper, operation.kind), notes: result.notes }
}

function stepTo(history: PaperHistory, paper: Paper, kind: PaperStep['kind']): PaperHistory {
  if (paper === history.paper) return history
  const past = [...history.past, { paper: history.paper, kind }].slice(-historyLength)
  return { ...history, paper, past, future: [] }
}

const withIds = (history: PaperHistory, { paperId, ownerId, bookId, assignmentId }: Paper): PaperHistory =>
  mapPapers(history, (paper) => ({ ...paper, paperId, ownerId, bookId, assignmentId }))

/**
 * The history with each paper changed. Identical objects stay identical, because a paper counts as unchanged if it is
 * the stored object.
 */
function mapPapers({ initial, saved, paper, past, future }: PaperHistory, change: (paper: Paper) => Paper) {
  const changed = memoized(change)
  const steps = (list: readonly PaperStep[]) => list.map((step) => ({ ...step, paper: changed(step.paper) }))
  return {
    initial: changed(initial),
    saved: changed(saved),
    paper: changed(paper),
    past: steps(past),
    future: steps(future),
  }
}

/** Changes each object once, however many steps share it. */
function memoized<Value extends object>(change: (value: Value) => Value): (value: Value) => Value {
  const known = new Map<Value, Value>()
  return (value) => {
    const changed = known.get(value) ?? change(value)
    known.set(value, changed)
    return changed
  }
}

/** Undoes one step; the same history if there is none. */
export function undo(history: PaperHistory): PaperHistory {
  const step = history.past.at(-1)
  if (step === undefined) return history
  const future = [...history.future, { paper: history.paper, kind: step.kind }]
  return { ...history, paper: step.paper, past: history.past.slice(0, -1), future }
}

/** Redoes one step; the same history if there is none. */
export function redo(history: PaperHistory): PaperHistory {
  const step = history.future.at(-1)
  if (step === undefined) return history
  const past = [...history.past, { paper: history.paper, kind: step.kind }]
  return { ...history, paper: step.paper, past, future: history.future.slice(0, -1) }
}
