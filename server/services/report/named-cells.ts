import { contentNamesIn } from '#domain/content-names/content-names.ts'
import type { Language } from '#domain/portal/language.ts'
import { contentText } from '#domain/report/content-text.ts'
import { type PlainCell, type ReportCell, text } from '#domain/report/report-cell.ts'
import type { TableCell } from '#domain/report/report-table.ts'

/** The cells of a row for a file: built-in content is named in the reader's language, as on the screen. */
export function namedCells<Cell extends ReportCell | TableCell>(
  cells: readonly Cell[],
  columns: readonly string[],
  language: Language,
): readonly (Cell | PlainCell)[] {
  const nameIn = contentNamesIn(language)
  return cells.map((cell, index) =>
    cell.kind === 'text' ? text(contentText(columns[index] ?? '', cell.text, nameIn)) : cell,
  )
}
