import { type RosterField, rosterFields } from './columns.ts'
import { readField } from './read-fields.ts'
import type { RowProblem } from './reasons.ts'
import { type SheetCell, shownText } from './sheet-cell.ts'

/** What a list says about one student; null where it says nothing. */
export interface RosterEntry {
  readonly realname: string
  readonly number: string | null
  readonly username: string | null
  readonly groupName: string | null
  readonly mobile: string | null
}

/** Nothing is said of anybody. */
export const nobody: RosterEntry = { realname: '', number: null, username: null, groupName: null, mobile: null }

/** A row that can be taken over. */
export interface ReadRow {
  readonly entry: RosterEntry
  /** What stood there and is not taken over, as it is wrong and no reason to refuse the student. */
  readonly leftOut?: readonly RowProblem[]
  /** The teacher has put it right: it says what was typed, whatever its cells mean. */
  readonly isMended?: true
}

/** A row that cannot, and why. */
export interface UnreadRow {
  readonly problems: readonly RowProblem[]
  /** The fields as they stood there, to be corrected. */
  readonly typed: RosterEntry
}

/** Cells by field, as they came. */
export type FieldCells = Partial<Readonly<Record<RosterField, SheetCell>>>

/** Reads what was found of one student. */
export function readEntry(cells: FieldCells): { entry: RosterEntry } | UnreadRow {
  const problems: RowProblem[] = []
  const typed: Record<RosterField, string | null> = { ...nobody }
  for (const field of rosterFields) {
    const read = readField(field, cells[field])
    const shown = shownText(cells[field])
    if ('reason' in read) problems.push({ field, value: shown, reason: read.reason })
    typed[field] = 'reason' in read ? shown || null : read.value
  }
  const entry = { ...typed, realname: typed.realname ?? '' }
  return problems.length > 0 ? { problems, typed: entry } : { entry }
}

/** Reads a student of a list: for a wrong phone number, mostly a parent's, nobody stays out of the class. */
export function readListed(cells: FieldCells): ReadRow | UnreadRow {
  const read = readEntry(cells)
  if (!('problems' in read) || read.problems.some(({ field }) => field !== 'mobile')) return read
  return { entry: { ...read.typed, mobile: null }, leftOut: read.problems }
}
