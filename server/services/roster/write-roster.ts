import type { Language } from '#domain/language.ts'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'
import type { ParsedRoster } from '#domain/roster/parse-roster.ts'
import type { RosterEntry } from '#domain/roster/read-entry.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { RowProblem } from '#domain/roster/reasons.ts'
import { fieldTexts, reasonHeadings, rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { sheetOf, textCell, writeWorkbook } from '../workbook.ts'
import { rosterWorkbookTexts } from './roster-workbook.texts.ts'

/** Widths in characters of the standard font, where a Chinese character takes two. */
const widths: Readonly<Record<RosterField, number>> = {
  realname: 18,
  number: 22,
  username: 18,
  groupName: 14,
  mobile: 16,
}

/** A class as .xlsx that reads back as the same class: every cell is a text, so that zeros stay and nothing is a formula. */
export function writeRoster(entries: readonly RosterEntry[], language: Language): Promise<Uint8Array> {
  const headings = rosterFields.map((field) => fieldTexts[field][language])
  const rows = entries.map((entry) =>
    rosterFields.map((field) => (entry[field] === null ? null : textCell(entry[field]))),
  )
  const sheet = sheetOf(rosterWorkbookTexts[language].sheet, headings, rows)
  return writeWorkbook([{ ...sheet, columns: rosterFields.map((field) => ({ width: widths[field] })) }])
}

/** The rows that were not taken over as they were, with the reason behind each, to be corrected and imported again. */
export function writeFailedRows(
  headings: ParsedRoster['headings'],
  outcomes: readonly RowOutcome[],
  language: Language,
): Promise<Uint8Array> {
  const texts = rosterWorkbookTexts[language]
  const bad = outcomes.filter((outcome) => outcome.kind === 'bad')
  const width = Math.max(headings.length, ...bad.map(({ cells }) => cells.length))
  // A corrected list may still hold the reasons of the last time.
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => headings[column] !== reasonHeadings[language],
  )
  const places = new Map(bad.map(({ row }, index) => [row, index + firstRow]))
  const rows = bad.map(({ cells, problems }) => [
    ...columns.map((column) => textCell(cells[column] ?? '')),
    textCell(problems.map((problem) => problemText(problem, places, language)).join('\n')),
  ])
  return writeWorkbook([
    sheetOf(texts.failedSheet, [...columns.map((column) => headings[column] ?? ''), reasonHeadings[language]], rows),
  ])
}

/** Below the headings, as people count rows. */
const firstRow = 2

/** @param places Where the rows of the list stand in this file. */
function problemText(
  { field, reason, otherRow }: RowProblem,
  places: ReadonlyMap<number, number>,
  language: Language,
): string {
  const texts = rosterWorkbookTexts[language]
  const told = texts.problem(fieldTexts[field][language], rowReasonTexts[reason][language])
  if (otherRow === undefined) return told
  const place = places.get(otherRow)
  return told + (place === undefined ? texts.rowOfList(otherRow) : texts.otherRow(place))
}
