import type { RosterRow } from '#api/contract/schemas/rosters.ts'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'

/** A row's fields as in the list: for an updated student with the new values, and with rejected values as written. */
export function typedOf(row: RosterRow): Readonly<Record<RosterField, string>> {
  const typed = { realname: '', number: '', username: '', groupName: '', mobile: '' }
  for (const field of rosterFields) typed[field] = row[field] ?? ''
  for (const { field, to } of row.changes) typed[field] = to
  // In a bad row the field already contains the wrong value.
  for (const { field, value } of row.kind === 'bad' ? [] : row.problems) typed[field] = value
  return typed
}
