import type { ClassReport } from '#api/contract/groups/report.ts'
import type { Language } from '#domain/portal/language.ts'
import { nothingYet, numberText } from '#domain/report/number-text.ts'
import type { ReportCell } from '#domain/report/report-cell.ts'
import { itemColumns, itemRow, studentColumns, studentRow, summaryRows } from '#domain/report/report-tables.ts'
import { formatTime } from '#domain/time/time-format.ts'
import type { WordReport } from '../../print/report-file.ts'
import { namedCells } from '../named-cells.ts'
import { type WorkbookTexts, workbookTexts } from '../report-workbook.texts.ts'

/**
 * The class report in the form for a Word file: the summary, and the tables of students and items with the cells of the
 * screen.
 */
export function wordReport(report: ClassReport, language: Language): WordReport {
  const texts = workbookTexts[language]
  const written = (cells: readonly ReportCell[]) => cells.map((cell) => cellText(cell, texts))
  return {
    title: report.assignment.assignmentName,
    facts: summaryRows(report).map(({ label, cell }) => [texts.labels[label], cellText(cell, texts)]),
    tables: [
      {
        title: texts.sheets.students,
        headings: studentColumns.map((column) => texts.students[column]),
        rows: report.students.map((student) => written(studentRow(student))),
      },
      {
        title: texts.sheets.items,
        headings: itemColumns.map((column) => texts.items[column]),
        rows: report.items.map((item) => written(namedCells(itemRow(item), itemColumns, language))),
      },
    ],
  }
}

function cellText(cell: ReportCell, texts: WorkbookTexts): string {
  switch (cell.kind) {
    case 'empty':
      return nothingYet
    case 'text':
      return cell.text
    case 'word':
      return texts.words[cell.word]
    case 'instant':
      return formatTime(Date.parse(cell.instant), 'Y-m-d h:i')
    default:
      return numberText(cell.value, cell.format)
  }
}
