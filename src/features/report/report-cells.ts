import type { NumberFormat, ReportCell, ReportWord } from '#domain/report/report-tables.ts'

/** What stands where nothing is known yet. */
export const nothingYet = '–'

const numberTexts: Readonly<Record<NumberFormat, (value: number) => string>> = {
  whole: String,
  points: String,
  mean: (value) => value.toFixed(1),
  percent: (value) => `${value}%`,
  index: (value) => value.toFixed(2),
  change: (value) => (value > 0 ? '+' : '') + value.toFixed(1),
}

/** A number of the report as the screen writes it, with a real minus: 96, 77.5, 74.0, 88%, −0.11, +3.0. */
export const numberText = (value: number, format: NumberFormat): string => numberTexts[format](value).replace('-', '−')

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
