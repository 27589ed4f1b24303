import type { PageReading } from '#server/services/sheet-reading/reading.types.ts'
import type { GeneratedPage } from './generated-page.ts'

/** The result of reading a page, compared with what the student meant. */
export interface Verdict {
  /** Correctly read or refused; a good page refused; a bad page read. */
  readonly page: 'right' | 'refused' | 'accepted'
  readonly decided: number
  readonly rows: number
  /** Rows read with certainty but wrongly: `Q7: A for B`. */
  readonly wrong: readonly string[]
}

/** Compares a reading with what is on the page. An unsure row is never wrong. */
export function judge({ flaw, truth, layout, page, quarters }: GeneratedPage, reading: PageReading): Verdict {
  const none = { decided: 0, rows: 0, wrong: [] }
  if (reading.kind === 'refused') return { ...none, page: flaw === null ? 'refused' : 'right' }
  if (flaw !== null) return { ...none, page: 'accepted' }
  const sure = reading.rows.filter(({ state }) => state !== 'unsure')
  const wrong = sure.filter(({ row, value }) => truth.get(row) !== (value ?? ''))
  const read = `${reading.layout} ${reading.page} ${reading.turned}`
  const misplaced = read === `${layout} ${page} ${quarters * 90}` ? [] : [`page: ${read}`]
  return {
    page: 'right',
    rows: truth.size,
    decided: sure.length,
    wrong: [...misplaced, ...wrong.map(({ row, value }) => `${row}: ${value ?? ''} for ${truth.get(row) ?? '?'}`)],
  }
}
