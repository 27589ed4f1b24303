import type { ClassReport } from '#api/contract/groups/report.ts'
import type { Language } from '#domain/portal/language.ts'
import type { ReportCell } from '#domain/report/report-cell.ts'
import {
  type ItemColumn,
  itemColumns,
  itemRow,
  studentColumns,
  studentRow,
  summaryColumns,
  type SummaryLabel,
  summaryRows,
} from '#domain/report/report-tables.ts'
import { instantCell, numberCell, worksheetOf, textCell, type WorkbookCell, writeWorkbook } from '../workbook.ts'
import { namedCells } from './named-cells.ts'
import { numberFormats } from './number-formats.ts'
import { type WorkbookTexts, workbookTexts } from './report-workbook.texts.ts'

/**
 * The class report as .xlsx: worksheets of the listed students and items, and the summary of the whole class, each with
 * one row of headings.
 */
export async function reportWorkbook(
  report: ClassReport,
  listed: Pick<ClassReport, 'students' | 'items'>,
  language: Language,
): Promise<Uint8Array> {
  const texts = workbookTexts[language]
  const written = (cells: readonly ReportCell[]) => cells.map((cell) => workbookCell(cell, texts))
  const summary = summaryRows(report).map(({ label, cell }) => [
    textCell(headingOf(label, texts.labels[label], texts)),
    workbookCell(cell, texts),
  ])
  const sheets = [
    worksheetOf(
      texts.sheets.students,
      studentColumns.map((column) => texts.students[column]),
      listed.students.map((student) => written(studentRow(student))),
    ),
    worksheetOf(
      texts.sheets.items,
      itemColumns.map((column) => headingOf(column, texts.items[column], texts)),
      listed.items.map((item) => written(namedCells(itemRow(item), itemColumns, language))),
    ),
    worksheetOf(
      texts.sheets.summary,
      summaryColumns.map((column) => texts.summary[column]),
      summary,
    ),
  ]
  return writeWorkbook(sheets)
}

/** Their cells are plain numbers, so that a spreadsheet can compute with them. */
const percents: readonly string[] = ['facility', 'passRate'] satisfies readonly (ItemColumn | SummaryLabel)[]

const headingOf = (id: ItemColumn | SummaryLabel, heading: string, { inPercent }: WorkbookTexts): string =>
  percents.includes(id) ? inPercent(heading) : heading

function workbookCell(cell: ReportCell, texts: WorkbookTexts): WorkbookCell | null {
  switch (cell.kind) {
    case 'empty':
      return null
    case 'text':
      return textCell(cell.text)
    case 'word':
      return textCell(texts.words[cell.word])
    case 'instant':
      return instantCell(cell.instant)
    default:
      return numberCell(cell.value, numberFormats[cell.format])
  }
}
