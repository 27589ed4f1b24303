import type { report } from '#api/contract/groups/report.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { ReportTable } from '#domain/report/report-table.ts'

/** Copies the lists, because the wire's types are mutable. */
export const wireTable = ({ id, columns, rows }: ReportTable): OutputOf<typeof report.family>['tables'][number] => ({
  id,
  columns: columns.map((column) => ({ ...column })),
  rows: rows.map(({ cells, behind }) => ({
    behind: behind?.kind === 'items' ? { ...behind, itemIds: [...behind.itemIds] } : behind,
    cells: cells.map((cell) => (cell.kind === 'words' ? { kind: 'words', words: [...cell.words] } : cell)),
  })),
})
