import type { RosterRow } from '#api/contract/schemas/rosters.ts'

export type RowKind = RosterRow['kind']

export const rowKinds = [
  'added',
  'joined',
  'updated',
  'unchanged',
  'skipped',
  'bad',
] as const satisfies readonly RowKind[]

/** How many rows there are of each kind. */
export function kindsOf(rows: readonly RosterRow[]): Readonly<Record<RowKind, number>> {
  const counts: Record<RowKind, number> = { added: 0, joined: 0, updated: 0, unchanged: 0, skipped: 0, bad: 0 }
  for (const { kind } of rows) counts[kind] += 1
  return counts
}
