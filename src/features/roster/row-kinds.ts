import type { DecidedKind } from '#domain/roster/decisions.ts'

/** Outcomes in display order: those that need action come first. */
export const rowKinds = [
  'undecided',
  'added',
  'joined',
  'asked',
  'updated',
  'unchanged',
  'skipped',
  'bad',
] as const satisfies readonly DecidedKind[]

/** The number of rows of each kind. */
export function kindsOf(rows: readonly { readonly kind: DecidedKind }[]): Readonly<Record<DecidedKind, number>> {
  const counts = { undecided: 0, added: 0, joined: 0, asked: 0, updated: 0, unchanged: 0, skipped: 0, bad: 0 }
  for (const { kind } of rows) counts[kind] += 1
  return counts
}
