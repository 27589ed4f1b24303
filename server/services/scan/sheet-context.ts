import { namedSheet } from '#domain/answer-sheet/named-sheet.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { ScanItem } from '#domain/scan/read-rows.ts'
import { itemsByRow } from './scan-sheet.ts'
import type { ScanStudent } from './scan-students.ts'

/** What is needed to read the sheets of an assignment. */
export interface SheetContext {
  readonly students: readonly ScanStudent[]
  /** Rows in which several bubbles may be filled; the same in all versions. */
  readonly isMultiple: (row: string) => boolean
  /** The items of the paper by the rows of a layout; null if the layout is of another paper. */
  readonly itemsOf: (layout: string) => ReadonlyMap<string, ScanItem> | null
}

export function sheetContext(paper: Paper, students: readonly ScanStudent[]): SheetContext {
  const versionAItems = itemsByRow(paper, { paperId: paper.paperId ?? 0, version: 'A', hasOneOrder: false })
  const known = new Map<string, ReadonlyMap<string, ScanItem>>()
  return {
    students,
    isMultiple: (row) => versionAItems.get(row)?.kind === 'multiple',
    itemsOf: (layout) => {
      const named = namedSheet(layout)
      if (named?.paperId !== paper.paperId) return null
      const items = known.get(layout) ?? itemsByRow(paper, named)
      known.set(layout, items)
      return items
    },
  }
}
