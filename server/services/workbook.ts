/** Cells and sheets of the workbooks that teachers take along. */
import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import writeExcelFile, { type CellObject, type Feature, type Sheet } from 'write-excel-file/node'
import { formatTime } from '#domain/time-format.ts'

export type WorkbookRow = (CellObject | null)[]

export type WorkbookSheet = Pick<Sheet<never>, 'sheet' | 'columns' | 'stickyRowsCount'> & {
  readonly data: WorkbookRow[]
}

/** Widths in characters of the standard font. */
const columnWidth = 16

/** A sheet with one row of headings, which stays in view. */
export const sheetOf = (name: string, headings: readonly string[], rows: readonly WorkbookRow[]): WorkbookSheet => ({
  sheet: name,
  columns: headings.map(() => ({ width: columnWidth })),
  stickyRowsCount: 1,
  data: [headings.map((heading) => ({ ...textCell(heading), fontWeight: 'bold' })), ...rows],
})

/** A number; without a format 96 and 77.5 both read as they are. */
export const numberCell = (value: number, format: string | null = null): CellObject =>
  format === null ? { value, type: Number } : { value, type: Number, format }

/** An instant as the school's clock shows it, to the minute. */
export const instantCell = (instant: string): CellObject => textCell(formatTime(Date.parse(instant), 'Y-m-d h:i'))

/**
 * A string whatever it begins with; the text format keeps `=1+1` a text also after somebody edits the cell, and the quote
 * prefix where it goes on into another file.
 */
export const textCell = (text: string): CellObject => ({
  value: keptText(text),
  type: String,
  format: '@',
  // The library knows no quote prefix: it is put in where a text is told to stand where texts stand anyway.
  ...(looksLikeFormula.test(text) && { align: 'left' }),
})

/** The sheets as .xlsx. */
export const writeWorkbook = (sheets: WorkbookSheet[]): Promise<Uint8Array> =>
  writeExcelFile(sheets, { features: [quotePrefixes] }).toBuffer()

/** At half or full width, also behind blanks and quotes, which programs drop. */
const looksLikeFormula = /^(?:[\t\r\n]|[\s"';]*[=+\-@＝＋－＠])/

const quotePrefixes: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/styles.xml': {
        transform: (xml: string) =>
          xml.replaceAll(/<xf (?=[^>]*>\s*<alignment [^>]*horizontal="left")/g, '<xf quotePrefix="1" '),
      },
    },
  },
}

/**
 * Lines end with LF in a cell. The library keeps the index of its strings in a plain object, where "constructor" or
 * "toString" find a function instead of nothing: a NUL in front makes another key, and the library itself drops it, as XML
 * cannot carry one.
 */
function keptText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return lines in Object.prototype ? `\0${lines}` : lines
}
