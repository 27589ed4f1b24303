/** Cells of reports: the same on screen, in workbooks and on paper. No wording here: words are ids. */
export type StudentState = 'unsubmitted' | 'unmarked' | 'marked'

/**
 * How a number is written: `whole` 12 · `points` 96 or 77.5 · `mean` 74.0 · `percent` 88 for 88 % · `index` 0.56 ·
 * `change` +3.0, -1.5 or 0.0 percentage points. Values are rounded to that precision already.
 */
export type NumberFormat = 'whole' | 'points' | 'mean' | 'percent' | 'index' | 'change'

export type ReportWord = StudentState | 'leftOpen' | 'none' | 'seeComments'

export type ReportCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly format: NumberFormat }
  | { readonly kind: 'word'; readonly word: ReportWord }
  /** ISO 8601 in UTC. */
  | { readonly kind: 'instant'; readonly instant: string }
  | { readonly kind: 'empty' }

/** The cells any table of a report may have. */
export type PlainCell = Exclude<ReportCell, { readonly kind: 'word' }>

export const empty: PlainCell = { kind: 'empty' }

export const text = (value: string): PlainCell => (value === '' ? empty : { kind: 'text', text: value })

export const word = (id: ReportWord): ReportCell => ({ kind: 'word', word: id })

export const instant = (value: string): PlainCell => ({ kind: 'instant', instant: value })

/** A number stored as an integer of smaller units (tenths, hundredths): `units` of them make 1. */
export const number = (value: number | null, format: NumberFormat, units = 1): PlainCell =>
  value === null ? empty : { kind: 'number', value: value / units, format }
