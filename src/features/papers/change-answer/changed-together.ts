import type { KeyChangeRow } from '#api/contract/groups/key-change.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'

/** A correction with those that were made together with it. */
export interface ListedChange extends KeyChangeRow {
  /** How many keys were changed together, with this one. */
  readonly togetherCount: number
  /** Their items, in order: listed once, with the first. */
  readonly togetherNos: readonly number[]
  /** Those of them that can be undone, by item: listed once, with the first, and only if there are several. */
  readonly undoable: readonly KeyChangeRow[]
}

/** Corrections with what was changed together with them. */
export function changesTogether(changes: readonly KeyChangeRow[]): readonly ListedChange[] {
  const groups = groupedBy(changes, ({ createdAt }) => createdAt)
  return changes.map((change) => {
    const together = groups.get(change.createdAt) ?? []
    const undoable = together.filter(({ canUndo }) => canUndo)
    const isFirst = undoable.length > 1 && undoable[0] === change
    return {
      ...change,
      togetherCount: together.length,
      togetherNos: together[0] === change ? together.map(({ no }) => no).toSorted((one, other) => one - other) : [],
      undoable: isFirst ? undoable.toSorted((one, other) => one.no - other.no) : [],
    }
  })
}
