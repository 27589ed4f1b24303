import type { Paper } from '#domain/paper/paper.ts'
import { paperVersions } from '#domain/print/print-options.ts'
import type { ScanItem } from '#domain/scan/read-rows.ts'
import { itemsByRow, namedSheet } from './scan-sheet.ts'
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
  const versions = new Map(paperVersions.map((version) => [version, itemsByRow(paper, version)]))
  return {
    students,
    isMultiple: (row) => versions.get('A')?.get(row)?.kind === 'multiple',
    itemsOf: (layout) => {
      const named = namedSheet(layout)
      return named?.paperId === paper.paperId ? (versions.get(named.version) ?? null) : null
    },
  }
}
