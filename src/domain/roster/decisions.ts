import type { FieldChange } from './changes.ts'
import type { DryRun, RowOutcome } from './dry-run.ts'
import type { MergeProposal } from './likely-same.ts'
import type { RosterEntry } from './parse-roster.ts'

/** What the teacher says about one row. */
export type RowDecision =
  | { readonly kind: 'merge'; readonly uid: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'skip' }

/** What is to be written, and the rows that cannot be yet. */
export interface RosterPlan {
  readonly added: readonly { readonly row: number; readonly entry: RosterEntry }[]
  /** Students of the school who come into the class. */
  readonly joined: readonly { readonly row: number; readonly uid: number; readonly changes: readonly FieldChange[] }[]
  readonly updated: readonly { readonly row: number; readonly uid: number; readonly changes: readonly FieldChange[] }[]
  readonly unchanged: readonly number[]
  readonly skipped: readonly number[]
  /** Rows with proposals that nobody decided about. */
  readonly undecided: readonly number[]
  /** Rows whose decision does not fit: merged into somebody who was not proposed, or whom another row took. */
  readonly unfitting: readonly number[]
}

/**
 * Puts the decisions, by row, to a dry run. Bad rows and those of no student are left out; a row without proposals needs no
 * decision.
 */
export function applyDecisions(run: DryRun, decisions: ReadonlyMap<number, RowDecision>): RosterPlan {
  const proposals = proposalsByRow(run.proposals)
  const taken = new Set<number>()
  const plan = {
    added: [] as { row: number; entry: RosterEntry }[],
    joined: [] as { row: number; uid: number; changes: readonly FieldChange[] }[],
    updated: [] as { row: number; uid: number; changes: readonly FieldChange[] }[],
    unchanged: [] as number[],
    skipped: [] as number[],
    undecided: [] as number[],
    unfitting: [] as number[],
  }
  for (const outcome of run.outcomes) if (outcome.kind !== 'bad' && outcome.kind !== 'skipped') decide(outcome)
  return plan

  function decide(outcome: Exclude<RowOutcome, { kind: 'bad' | 'skipped' }>): void {
    const { row } = outcome
    const decision = decisions.get(row)
    if (decision?.kind === 'skip') plan.skipped.push(row)
    else if (decision?.kind === 'merge') merge(row, decision.uid)
    else if (outcome.kind === 'unchanged') plan.unchanged.push(row)
    else if (outcome.kind === 'joined') plan.joined.push({ row, uid: outcome.uid, changes: outcome.changes })
    else if (outcome.kind === 'updated') plan.updated.push({ row, uid: outcome.uid, changes: outcome.changes })
    else if (decision === undefined && proposals.has(row)) plan.undecided.push(row)
    else plan.added.push({ row, entry: outcome.entry })
  }

  function merge(row: number, uid: number): void {
    const proposal = proposals.get(row)?.find((one) => one.uid === uid)
    if (proposal === undefined || taken.has(uid)) {
      plan.unfitting.push(row)
      return
    }
    taken.add(uid)
    if (proposal.why === 'nameOfSchool') plan.joined.push({ row, uid, changes: proposal.changes })
    else if (proposal.changes.length === 0) plan.unchanged.push(row)
    else plan.updated.push({ row, uid, changes: proposal.changes })
  }
}

function proposalsByRow(proposals: readonly MergeProposal[]): ReadonlyMap<number, readonly MergeProposal[]> {
  const byRow = new Map<number, MergeProposal[]>()
  for (const proposal of proposals) byRow.set(proposal.row, [...(byRow.get(proposal.row) ?? []), proposal])
  return byRow
}
