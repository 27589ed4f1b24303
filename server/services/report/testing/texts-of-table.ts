import type { WireTable } from '#api/contract/schemas/report-tables.ts'

/** What the cells of a table say, row by row; null for an empty cell, a picture and an instant. */
export const textsOfTable = (table: WireTable | undefined) =>
  (table?.rows ?? []).map(({ cells }) =>
    cells.map((cell) => {
      if (cell.kind === 'number') return cell.value
      if (cell.kind === 'words') return cell.words.join(' ')
      return cell.kind === 'text' ? cell.text : null
    }),
  )
