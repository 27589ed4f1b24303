import type { NumberFormat } from './report-cell.ts'

/** Shown while nothing is known yet. */
export const nothingYet = '–'

const numberTexts: Readonly<Record<NumberFormat, (value: number) => string>> = {
  whole: String,
  points: String,
  mean: (value) => value.toFixed(1),
  percent: (value) => `${value}%`,
  index: (value) => value.toFixed(2),
  change: (value) => (value > 0 ? '+' : '') + value.toFixed(1),
}

/** A number as the report shows it, with a real minus: 96, 77.5, 74.0, 88%, −0.11, +3.0. */
export const numberText = (value: number, format: NumberFormat): string => numberTexts[format](value).replace('-', '−')
