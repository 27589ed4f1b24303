import writeExcelFile, { type CellObject, type Sheet } from 'write-excel-file/node'
import type { ClassReport } from '#api/contract/areas/report.ts'
import type { Language } from '#domain/language.ts'
import {
  itemColumns,
  itemRow,
  type NumberFormat,
  type ReportCell,
  studentColumns,
  studentRow,
  summaryColumns,
  summaryRows,
} from '#domain/report/report-tables.ts'
import { formatTime } from '#domain/time-format.ts'
import { type WorkbookTexts, workbookTexts } from './report-workbook.texts.ts'

type ReportSheet = Pick<Sheet<never>, 'sheet' | 'columns' | 'stickyRowsCount'> & { readonly data: WorkbookRow[] }

type WorkbookRow = (CellObject | null)[]

/** The class report as .xlsx: sheets of students, items and the summary, each with one row of headings. */
export async function reportWorkbook(report: ClassReport, language: Language): Promise<Uint8Array> {
  const texts = workbookTexts[language]
  const written = (cells: readonly ReportCell[]) => cells.map((cell) => workbookCell(cell, texts))
  const summary = summaryRows(report).map(({ label, cell }) => [
    textCell(texts.labels[label]),
    workbookCell(cell, texts),
  ])
  const sheets = [
    sheetOf(
      texts.sheets.students,
      studentColumns.map((column) => texts.students[column]),
      report.students.map((student) => written(studentRow(student))),
    ),
    sheetOf(
      texts.sheets.items,
      itemColumns.map((column) => texts.items[column]),
      report.items.map((item) => written(itemRow(item))),
    ),
    sheetOf(
      texts.sheets.summary,
      summaryColumns.map((column) => texts.summary[column]),
      summary,
    ),
  ]
  return writeExcelFile(sheets).toBuffer()
}

/** Widths in characters of the standard font. */
const columnWidth = 16

const sheetOf = (name: string, headings: readonly string[], rows: readonly WorkbookRow[]): ReportSheet => ({
  sheet: name,
  columns: headings.map(() => ({ width: columnWidth })),
  stickyRowsCount: 1,
  data: [headings.map((heading) => ({ ...textCell(heading), fontWeight: 'bold' })), ...rows],
})

/** Number formats of the spreadsheet; `points` has none, so that 96 and 77.5 both read as on the screen. */
const numberFormats: Readonly<Record<NumberFormat, string | null>> = {
  whole: '0',
  points: null,
  mean: '0.0',
  percent: '0',
  index: '0.00',
  change: '+0.0;-0.0;0.0',
}

function workbookCell(cell: ReportCell, texts: WorkbookTexts): CellObject | null {
  switch (cell.kind) {
    case 'empty':
      return null
    case 'text':
      return textCell(cell.text)
    case 'word':
      return textCell(texts.words[cell.word])
    case 'instant':
      return textCell(formatTime(Date.parse(cell.instant), 'Y-m-d h:i'))
    default:
      return numberCell(cell.value, numberFormats[cell.format])
  }
}

const numberCell = (value: number, format: string | null): CellObject =>
  format === null ? { value, type: Number } : { value, type: Number, format }

/** A string whatever it begins with; the text format keeps `=1+1` a text also after somebody edits the cell. */
const textCell = (text: string): CellObject => ({ value: keptText(text), type: String, format: '@' })

/**
 * Lines end with LF in a cell. The library keeps the index of its strings in a plain object, where "constructor" or
 * "toString" find a function instead of nothing: a NUL in front makes another key, and the library itself drops it, as XML
 * cannot carry one.
 */
function keptText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n')
  return lines in Object.prototype ? `\0${lines}` : lines
}
