import type { ItemReport } from '#api/contract/groups/report.ts'

/** Whether a paper has items of both kinds, so that a total is split into parts. */
export const hasBothParts = (items: readonly ItemReport[]): boolean =>
  new Set(items.map(({ kind }) => kind === 'written')).size === 2
