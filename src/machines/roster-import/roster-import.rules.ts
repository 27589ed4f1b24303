import type { MergeProposal, RosterRow } from '#api/contract/schemas/rosters.ts'
import { decidedKind, proposalsByRow, type RowDecision } from '#domain/roster/decisions.ts'
import type { DecidedRow, Decisions, DryRunView } from './roster-import.types.ts'

/** Rows with proposals but without a decision, in order. */
export function undecidedRows(view: DryRunView | null, decisions: Decisions): readonly number[] {
  const rows = new Set(view?.proposals.map(({ row }) => row))
  return [...rows].filter((row) => decisions[row] === undefined)
}

/** Whether the teacher has to confirm the columns before anything is written. */
export const areColumnsAsked = (view: DryRunView | null): boolean =>
  view?.columns.some(({ isAsked }) => isAsked) ?? false

/** The rows with the decisions applied. */
export function decidedRows(view: DryRunView | null, decisions: Decisions): readonly DecidedRow[] {
  const byRow = proposalsByRow(view?.proposals ?? [])
  return (view?.rows ?? []).map((row) => decidedRow(row, byRow.get(row.row) ?? [], decisions[row.row]))
}

function decidedRow(
  row: RosterRow,
  proposals: readonly MergeProposal[],
  decision: RowDecision | undefined,
): DecidedRow {
  const merges = proposals.map(({ student, why, changes }) => ({ uid: student.uid, why, changes }))
  const kind = decidedKind(row.kind, merges, decision)
  const merged = proposals.find(({ student }) => decision?.kind === 'merge' && student.uid === decision.uid)
  if (merged === undefined) return { ...row, kind }
  return { ...row, kind, username: merged.student.username, changes: merged.changes }
}

/** The decisions with one added or removed. */
export function withDecision(decisions: Decisions, row: number, decision: RowDecision | null): Decisions {
  const { [row]: _former, ...others } = decisions
  return decision === null ? others : { ...others, [row]: decision }
}

/**
 * One decision for all rows with proposals: new, or merged into the most likely student not taken by an earlier row. A
 * row with no candidate left is new.
 */
export function decidedAll(view: DryRunView | null, as: 'add' | 'merge'): Decisions {
  const taken = new Set<number>()
  const decisions: Record<string, RowDecision> = {}
  for (const { row, student } of view?.proposals ?? []) {
    const former = decisions[row]
    if (former?.kind === 'merge') continue
    decisions[row] = { kind: 'add' }
    if (as === 'add' || taken.has(student.uid)) continue
    taken.add(student.uid)
    decisions[row] = { kind: 'merge', uid: student.uid }
  }
  return decisions
}

/** Decisions that are still valid after the class was reread. */
export function keptDecisions(view: DryRunView, decisions: Decisions): Decisions {
  const rows = new Map(view.rows.map((row) => [String(row.row), row]))
  return Object.fromEntries(
    Object.entries(decisions).filter(([row, decision]) => {
      const proposed = view.proposals.filter((one) => String(one.row) === row)
      if (decision.kind === 'merge') return proposed.some(({ student }) => student.uid === decision.uid)
      return decision.kind === 'skip' ? rows.get(row)?.kind !== 'bad' : proposed.length > 0
    }),
  )
}
