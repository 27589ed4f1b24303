import type { NumberFormat } from '#domain/report/report-cell.ts'

/** Number formats for the spreadsheet; `points` has none, so that 96 and 77.5 are both shown as on the screen. */
export const numberFormats: Readonly<Record<NumberFormat, string | null>> = {
  whole: '0',
  points: null,
  mean: '0.0',
  percent: '0',
  index: '0.00',
  change: '+0.0;-0.0;0.0',
}
