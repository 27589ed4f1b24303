import type { ReportCell, ReportWord } from '#domain/report/report-cell.ts'
import { nothingYet, numberText } from '#domain/report/number-text.ts'

/** A cell as text: numbers as in the workbook, `–` for unknown values. Instants are formatted elsewhere. */
export function cellText(cell: ReportCell | undefined, words: Readonly<Record<ReportWord, string>>): string {
  switch (cell?.kind) {
    case 'text':
      return cell.text
    case 'word':
      return words[cell.word]
    case 'number':
      return numberText(cell.value, cell.format)
    default:
      return nothingYet
  }
}

/** The sort value of a cell; null if it is unknown. */
export const sortValueOf = (cell: ReportCell | undefined): string | number | null =>
  cell?.kind === 'number' ? cell.value : cell?.kind === 'text' ? cell.text : null
