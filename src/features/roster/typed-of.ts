import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'

/** A row as its list has it: of a student who is changed what comes, and what is wrong as it stands there. */
export function typedOf(row: RosterRow): Readonly<Record<RosterField, string>> {
  const typed = { realname: '', number: '', username: '', groupName: '', mobile: '' }
  for (const field of rosterFields) typed[field] = row[field] ?? ''
  for (const { field, to } of row.changes) typed[field] = to
  // What two rows exclude each other by stands in its field anyway.
  for (const { field, value } of row.kind === 'bad' ? [] : row.problems) typed[field] = value
  return typed
}
