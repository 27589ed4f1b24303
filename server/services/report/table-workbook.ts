import type { Language } from '#domain/portal/language.ts'
import type { ReportTable, TableCell } from '#domain/report/report-table.ts'
import { reportTableTexts, type TableTexts } from '#domain/report/report-table.texts.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { instantCell, numberCell, worksheetOf, textCell, type WorkbookCell, writeWorkbook } from '../workbook.ts'
import { namedCells } from './named-cells.ts'
import { numberFormats } from './number-formats.ts'

/** Tables of a report as .xlsx, one worksheet each, with the cells of the screen: numbers are numbers. */
export function tableWorkbook(tables: readonly ReportTable[], language: Language): Promise<Uint8Array> {
  const texts = reportTableTexts[language]
  return writeWorkbook(
    tables.map(({ id, columns, rows }) =>
      worksheetOf(
        texts.titles[id],
        columns.map((column) => headingOf(column, rows, columns.indexOf(column), texts)),
        rows.map(({ cells }) =>
          namedCells(
            cells,
            columns.map(({ id: column }) => column),
            language,
          ).map((cell) => workbookCell(cell, texts)),
        ),
      ),
    ),
  )
}

/** The heading of a column of percents says so: its cells are plain numbers. */
function headingOf(
  { id, heading }: ReportTable['columns'][number],
  rows: ReportTable['rows'],
  index: number,
  texts: TableTexts,
): string {
  const isOfPercents = rows.some(({ cells }) => {
    const cell = cells[index]
    return cell?.kind === 'number' && cell.format === 'percent'
  })
  return (heading ?? texts.columns[id]) + (isOfPercents ? ' (%)' : '')
}

function workbookCell(cell: TableCell, { words, comma }: TableTexts): WorkbookCell | null {
  switch (cell.kind) {
    case 'empty':
      return null
    case 'text':
      return textCell(cell.text)
    case 'crop':
      return textCell(onSheet)
    case 'words':
      return textCell(cell.words.map((word) => words[word]).join(comma))
    case 'instant':
      return instantCell(cell.instant)
    default:
      return numberCell(cell.value, numberFormats[cell.format])
  }
}
