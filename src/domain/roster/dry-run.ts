import { changesOf, type FieldChange, newValue } from './changes.ts'
import { type MergeProposal, proposeMerges } from './likely-same.ts'
import { findRepeats, matchMembers, type RowFault } from './match-members.ts'
import { codeKey, type GoodRow, type RosterMember } from './roster-member.ts'
import type { NameReadings } from './name-reading.ts'
import type { ParsedRow } from './parsed-row.ts'
import type { RosterEntry } from './read-entry.ts'
import type { RowProblem, SkipReason } from './reasons.ts'
import { shownText } from './worksheet-cell.ts'

/** What a row would do. */
export type RowOutcome =
  | { readonly kind: 'added'; readonly row: number; readonly entry: RosterEntry }
  /** A student of the school joins the class (`withSchool`). */
  | {
      readonly kind: 'joined'
      readonly row: number
      readonly uid: number
      readonly entry: RosterEntry
      readonly changes: readonly FieldChange[]
    }
  /** A student taught by others is requested: nothing about the student is revealed or changed. */
  | { readonly kind: 'asked'; readonly row: number; readonly uid: number; readonly entry: RosterEntry }
  | { readonly kind: 'updated'; readonly row: number; readonly uid: number; readonly changes: readonly FieldChange[] }
  | { readonly kind: 'unchanged'; readonly row: number; readonly uid: number }
  | {
      readonly kind: 'bad'
      readonly row: number
      readonly file?: string
      readonly cells: readonly string[]
      readonly problems: readonly RowProblem[]
    }
  | {
      readonly kind: 'skipped'
      readonly row: number
      readonly file?: string
      readonly cells: readonly string[]
      readonly reason: SkipReason
    }

export type BadRow = Extract<RowOutcome, { kind: 'bad' }>

export interface DryRun {
  /** One per row, in order. */
  readonly outcomes: readonly RowOutcome[]
  /** Added rows that may be existing students of the class; each needs a decision. */
  readonly proposals: readonly MergeProposal[]
  /** Students of the class without a row. */
  readonly missing: readonly number[]
}

/** What importing the rows into a class would do, without doing it. */
export function dryRun(rows: readonly ParsedRow[], members: readonly RosterMember[], readings: NameReadings): DryRun {
  const readable = rows.filter((row): row is GoodRow => 'entry' in row)
  const faults = new Map(findRepeats(readable))
  const matches = matchMembers(
    readable.filter((row) => !faults.has(row)),
    members,
  )
  for (const [row, fault] of matches.faults) faults.set(row, fault)
  const good = readable.filter((row) => !faults.has(row))
  for (const row of takenNumbers(good, matches.members, members))
    faults.set(row, { field: 'number', reason: 'numberOfOther' })
  const meant = new Set([...matches.members.values()].map(({ uid }) => uid))
  const unmet = members.filter(({ uid }) => !meant.has(uid))
  const added = good.filter((row) => !faults.has(row) && !matches.members.has(row))
  return {
    outcomes: rows.map((row) => outcomeOf(row, faults, matches.members)),
    proposals: proposeMerges(added, unmet, readings),
    missing: unmet.map(({ uid }) => uid),
  }
}

function outcomeOf(
  row: ParsedRow,
  faults: ReadonlyMap<ParsedRow, RowFault>,
  matched: ReadonlyMap<ParsedRow, RosterMember>,
): RowOutcome {
  const fault = faults.get(row)
  if ('skipped' in row) return { kind: 'skipped', ...originOf(row), reason: row.skipped }
  if ('problems' in row) return badRow(row, row.problems)
  if (fault !== undefined) return badRow(row, [{ value: row.entry[fault.field] ?? '', ...fault }])
  const member = matched.get(row)
  if (member === undefined) return { kind: 'added', row: row.row, entry: row.entry }
  const changes = changesOf(member, row.entry)
  if (changes.length === 0) return { kind: 'unchanged', row: row.row, uid: member.uid }
  return { kind: 'updated', row: row.row, uid: member.uid, changes }
}

/** A rejected row, as it was in the list. */
export const badRow = (row: ParsedRow, problems: readonly RowProblem[]): BadRow => ({
  kind: 'bad',
  ...originOf(row),
  problems,
})

const originOf = ({ row, file, cells }: ParsedRow) => ({
  row,
  ...(file !== undefined && { file }),
  cells: cells.map(shownText),
})

/**
 * Rows that want a number somebody else keeps. Two students may swap numbers; but a refused row leaves its student the
 * old number, which may then be unavailable to another row in turn.
 */
function takenNumbers(
  rows: readonly GoodRow[],
  matched: ReadonlyMap<GoodRow, RosterMember>,
  members: readonly RosterMember[],
): ReadonlySet<GoodRow> {
  const wanting = new Map<string, GoodRow>()
  const leaving = new Set<number>()
  for (const row of rows) {
    const member = matched.get(row)
    const number = member === undefined ? row.entry.number : newValue('number', member, row.entry)
    if (number === null) continue
    wanting.set(codeKey(number), row)
    if (member !== undefined) leaving.add(member.uid)
  }
  const kept = members.filter(({ uid }) => !leaving.has(uid))
  const taken = new Set<GoodRow>()
  for (let member = kept.pop(); member !== undefined; member = kept.pop()) {
    const row = member.number === null ? undefined : wanting.get(codeKey(member.number))
    if (row === undefined || taken.has(row)) continue
    taken.add(row)
    const refused = matched.get(row)
    if (refused !== undefined) kept.push(refused)
  }
  return taken
}
