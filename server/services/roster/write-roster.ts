import type { Language } from '#domain/portal/language.ts'
import { type RosterField, rosterFields } from '#domain/roster/columns.ts'
import type { RosterEntry } from '#domain/roster/read-entry.ts'
import type { RowOutcome } from '#domain/roster/dry-run.ts'
import type { RowProblem } from '#domain/roster/reasons.ts'
import { fieldTexts, reasonHeadings, rowPositionTexts, rowReasonTexts } from '#domain/roster/reasons.texts.ts'
import { positionOfRow, type WorksheetStart } from '#domain/roster/worksheet-positions.ts'
import { worksheetOf, textCell, writeWorkbook } from '../workbook.ts'
import { rosterWorkbookTexts } from './roster-workbook.texts.ts'

/** Widths in characters of the standard font, where a Chinese character takes two. */
const widths: Readonly<Record<RosterField, number>> = {
  realname: 18,
  number: 22,
  username: 18,
  groupName: 14,
  mobile: 16,
}

/**
 * A class as .xlsx that reads back as the same class: every cell is a text, so that leading zeros stay and nothing is a
 * formula.
 */
export function writeRoster(entries: readonly RosterEntry[], language: Language): Promise<Uint8Array> {
  const headings = rosterFields.map((field) => fieldTexts[field][language])
  const rows = entries.map((entry) =>
    rosterFields.map((field) => (entry[field] === null ? null : textCell(entry[field]))),
  )
  const sheet = worksheetOf(rosterWorkbookTexts[language].sheet, headings, rows)
  return writeWorkbook([{ ...sheet, columns: rosterFields.map((field) => ({ width: widths[field] })) }])
}

interface ListOrigin {
  readonly headings: readonly string[]
  readonly sheets: readonly WorksheetStart[]
}

/** The rows that were not imported, unchanged, each followed by the reason, to be corrected and imported again. */
export function writeFailedRows(
  { headings, sheets }: ListOrigin,
  outcomes: readonly RowOutcome[],
  language: Language,
): Promise<Uint8Array> {
  const texts = rosterWorkbookTexts[language]
  const bad = outcomes.filter((outcome) => outcome.kind === 'bad')
  const width = Math.max(headings.length, ...bad.map(({ cells }) => cells.length))
  // A corrected list may still contain the reasons of the last time.
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => headings[column] !== reasonHeadings[language],
  )
  const newRows = new Map(bad.map(({ row }, index) => [row, index + firstRow]))
  const rows = bad.map(({ row, cells, problems }) => [
    ...columns.map((column) => textCell(cells[column] ?? '')),
    textCell([...origin(row), ...problems.map((problem) => problemText(problem, whereIs, language))].join('\n')),
  ])
  return writeWorkbook([
    worksheetOf(
      texts.failedWorksheet,
      [...columns.map((column) => headings[column] ?? ''), reasonHeadings[language]],
      rows,
    ),
  ])

  /** The row's position in the list, which is ambiguous if there are several worksheets. */
  function origin(row: number): readonly string[] {
    return sheets.length < 2 ? [] : [rowPositionTexts[language](positionOfRow(sheets, row))]
  }

  function whereIs(row: number): string {
    const newRow = newRows.get(row)
    if (newRow !== undefined) return texts.otherRow(rowPositionTexts[language]({ sheet: null, row: newRow }))
    return texts.rowOfList(rowPositionTexts[language](positionOfRow(sheets, row)))
  }
}

/** Below the headings, as people count rows. */
const firstRow = 2

/** @param whereIs Where another row of the list is found. */
function problemText(
  { field, reason, otherRow }: RowProblem,
  whereIs: (row: number) => string,
  language: Language,
): string {
  const wording = rosterWorkbookTexts[language].problem(fieldTexts[field][language], rowReasonTexts[reason][language])
  return otherRow === undefined ? wording : wording + whereIs(otherRow)
}
