import type { ReportCell, ReportWord } from '#domain/report/report-cell.ts'
import { nothingYet, numberText } from '#domain/report/number-text.ts'

/** A cell as text: numbers as in the workbook, `–` for what is not known yet. Instants are written elsewhere. */
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

/** What a column sorts by; null for what is not known yet. */
export const sortValueOf = (cell: ReportCell | undefined): string | number | null =>
  cell?.kind === 'number' ? cell.value : cell?.kind === 'text' ? cell.text : null
