import type { FieldChange } from './changes.ts'
import type { DryRun, RowOutcome } from './dry-run.ts'
import { askedChanges } from './join-school.ts'
import type { MergeProposal } from './likely-same.ts'
import type { RosterEntry } from './read-entry.ts'

/** The teacher's decision about one row. */
export type RowDecision =
  | { readonly kind: 'merge'; readonly uid: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'skip' }

/** What to write, and the rows that cannot be written yet. */
export interface RosterPlan {
  readonly added: readonly { readonly row: number; readonly entry: RosterEntry }[]
  /** Students of the school who join the class, or are requested. */
  readonly joined: readonly { readonly row: number; readonly uid: number; readonly changes: readonly FieldChange[] }[]
  readonly updated: readonly { readonly row: number; readonly uid: number; readonly changes: readonly FieldChange[] }[]
  readonly unchanged: readonly number[]
  readonly skipped: readonly number[]
  /** Rows with proposals but no decision. */
  readonly undecided: readonly number[]
  /** Rows with an invalid decision: merged into somebody not proposed, or taken by another row. */
  readonly unfitting: readonly number[]
}

/**
 * Applies the decisions, by row, to a dry run. Bad rows and rows without a student are left out; a row without
 * proposals needs no decision.
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
    if (decision?.kind === 'merge') return merge(row, decision.uid)
    const kind = decidedKind(outcome.kind, proposals.get(row) ?? [], decision)
    if (kind === 'skipped' || kind === 'undecided') plan[kind].push(row)
    else if (outcome.kind === 'unchanged') plan.unchanged.push(row)
    else if (outcome.kind === 'added') plan.added.push({ row, entry: outcome.entry })
    else if (outcome.kind === 'asked') plan.joined.push({ row, uid: outcome.uid, changes: askedChanges(outcome.entry) })
    else plan[outcome.kind].push({ row, uid: outcome.uid, changes: outcome.changes })
  }

  function merge(row: number, uid: number): void {
    const proposal = proposals.get(row)?.find((one) => one.uid === uid)
    if (proposal === undefined || taken.has(uid)) {
      plan.unfitting.push(row)
      return
    }
    taken.add(uid)
    const kind = mergedKind(proposal)
    if (kind === 'unchanged') plan.unchanged.push(row)
    else plan[kind === 'asked' ? 'joined' : kind].push({ row, uid, changes: proposal.changes })
  }
}

/** The outcome of a row after the decisions; `undecided` while its proposals wait for one. */
export type DecidedKind = RowOutcome['kind'] | 'undecided'

type Merge = Pick<MergeProposal, 'why' | 'changes'>

/** The outcome of a row with its proposals; a merge into somebody not proposed is no decision. */
export function decidedKind(
  kind: RowOutcome['kind'],
  proposals: readonly (Merge & Pick<MergeProposal, 'uid'>)[],
  decision: RowDecision | undefined,
): DecidedKind {
  if (kind === 'bad' || kind === 'skipped') return kind
  if (decision?.kind === 'skip') return 'skipped'
  if (kind !== 'added' || proposals.length === 0 || decision?.kind === 'add') return kind
  const merge = proposals.find(({ uid }) => decision?.kind === 'merge' && uid === decision.uid)
  return merge === undefined ? 'undecided' : mergedKind(merge)
}

/** The outcome of a row for an existing student of the class or the school. */
function mergedKind({ why, changes }: Merge): 'joined' | 'asked' | 'updated' | 'unchanged' {
  if (why === 'nameOfSchool') return 'joined'
  if (why === 'nameOfOthers') return 'asked'
  return changes.length === 0 ? 'unchanged' : 'updated'
}

/** The proposals of each row, most likely first. */
export function proposalsByRow<Proposal extends Pick<MergeProposal, 'row'>>(
  proposals: readonly Proposal[],
): ReadonlyMap<number, readonly Proposal[]> {
  const byRow = new Map<number, Proposal[]>()
  for (const proposal of proposals) byRow.set(proposal.row, [...(byRow.get(proposal.row) ?? []), proposal])
  return byRow
}
