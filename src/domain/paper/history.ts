/** The steps of an editing, which can be taken back and done again. Papers share all that did not change between them. */
import { isSameValue } from '#domain/values/same-value.ts'
import { applyOperation } from './editing/apply-operation.ts'
import type { OperationRefusal, PaperAct, PaperNote, PaperOperation } from './editing/operations.ts'
import { elementsById, isSection, mapLeaves } from './elements.ts'
import type { Paper, PaperLeaf } from './paper.ts'

/** Steps that can be taken back. */
export const historyLength = 100

export interface PaperStep {
  /** The paper that undoing, or redoing, the step gives. */
  readonly paper: Paper
  readonly kind: PaperAct['kind']
}

export interface PaperHistory {
  /** The paper as it was opened: where `reset` goes. */
  readonly initial: Paper
  /** The paper as it was last stored. */
  readonly saved: Paper
  readonly paper: Paper
  /** The last step comes last. */
  readonly past: readonly PaperStep[]
  /** The next step comes last. */
  readonly future: readonly PaperStep[]
}

export type HistoryResult =
  | { readonly ok: true; readonly history: PaperHistory; readonly notes: readonly PaperNote[] }
  | { readonly ok: false; readonly reason: OperationRefusal }

/** An editing that begins with a paper as it is stored, or with changes of it that are not stored. */
export const openHistory = (saved: Paper, paper: Paper = saved): PaperHistory => ({
  initial: saved,
  saved,
  paper,
  past: [],
  future: [],
})

/** Whether the paper differs from the stored one; a step that was undone is no change. */
export const isChanged = ({ paper, saved }: PaperHistory): boolean => paper !== saved

/** The history with the paper as it is now stored; an answer about an earlier paper names that one. */
export const markSaved = (history: PaperHistory, saved: Paper = history.paper): PaperHistory => ({ ...history, saved })

/**
 * The history after the service has kept a paper otherwise than it was sent: with an id of its own, or with questions that
 * have become others. They are the same steps, of the paper as it is kept.
 */
export function markKept(history: PaperHistory, sent: Paper, kept: Paper): PaperHistory {
  const { paperId, ownerId } = kept
  const [before, after] = [elementsById(sent.elements), elementsById(kept.elements)]
  const asKept = (leaf: PaperLeaf): PaperLeaf => {
    const other = after.get(leaf.elementId)
    return other === undefined || isSection(other) || !isSameValue(leaf, before.get(leaf.elementId)) ? leaf : other
  }
  const changed = mapPapers(history, (paper) =>
    paper === sent ? kept : { ...mapLeaves(paper, asKept), paperId, ownerId },
  )
  return { ...changed, saved: kept }
}

/** One more step. What changes nothing is no step; ids, which the service gives, are those of all steps and cannot be undone. */
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

/** The history with each paper changed. One object stays one: the paper is unchanged because it is the stored one. */
function mapPapers({ initial, saved, paper, past, future }: PaperHistory, change: (paper: Paper) => Paper) {
  const papers = new Map<Paper, Paper>()
  const changed = (one: Paper): Paper => {
    const known = papers.get(one) ?? change(one)
    papers.set(one, known)
    return known
  }
  const steps = (list: readonly PaperStep[]) => list.map((step) => ({ ...step, paper: changed(step.paper) }))
  return {
    initial: changed(initial),
    saved: changed(saved),
    paper: changed(paper),
    past: steps(past),
    future: steps(future),
  }
}

/** One step back; the same history where there is none. */
export function undo(history: PaperHistory): PaperHistory {
  const step = history.past.at(-1)
  if (step === undefined) return history
  const future = [...history.future, { paper: history.paper, kind: step.kind }]
  return { ...history, paper: step.paper, past: history.past.slice(0, -1), future }
}

/** One undone step forward again; the same history where there is none. */
export function redo(history: PaperHistory): PaperHistory {
  const step = history.future.at(-1)
  if (step === undefined) return history
  const past = [...history.past, { paper: history.paper, kind: step.kind }]
  return { ...history, paper: step.paper, past, future: history.future.slice(0, -1) }
}
