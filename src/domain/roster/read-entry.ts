import { type RosterField, rosterFields } from './columns.ts'
import { readField } from './read-fields.ts'
import type { RowProblem } from './reasons.ts'
import { type WorksheetCell, shownText } from './worksheet-cell.ts'

/** What a list says about one student; null where it is silent. */
export interface RosterEntry {
  readonly realname: string
  readonly number: string | null
  readonly username: string | null
  readonly groupName: string | null
  readonly mobile: string | null
}

/** An empty entry. */
export const nobody: RosterEntry = { realname: '', number: null, username: null, groupName: null, mobile: null }

/** An acceptable row. */
export interface ReadRow {
  readonly entry: RosterEntry
  /** Values dropped because they are wrong, though not a reason to refuse the student. */
  readonly leftOut?: readonly RowProblem[]
  /** Corrected by the teacher: it contains what was typed, whatever its cells mean. */
  readonly isMended?: true
}

/** An unacceptable row, and why. */
export interface UnreadRow {
  readonly problems: readonly RowProblem[]
  /** The fields as they were, for correction. */
  readonly typed: RosterEntry
}

/** Original cells by field. */
export type FieldCells = Partial<Readonly<Record<RosterField, WorksheetCell>>>

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

/** Reads a student of a list: a wrong phone number, usually a parent's, keeps nobody out of the class. */
export function readListed(cells: FieldCells): ReadRow | UnreadRow {
  const read = readEntry(cells)
  if (!('problems' in read) || read.problems.some(({ field }) => field !== 'mobile')) return read
  return { entry: { ...read.typed, mobile: null }, leftOut: read.problems }
}
