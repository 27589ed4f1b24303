/** Cells and sheets of the workbooks that teachers take along. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from 'write-excel-file/node'
import { formatTime } from '#domain/time/time-format.ts'
import { columnLengths } from '#domain/values/column-lengths.ts'
import { takingTurns } from '#server/core/turns.ts'
import { projectRoot } from '#server/database/project-root.ts'

/** A text or a number, as it travels to the thread that writes. */
export interface WorkbookCell {
  readonly value: string | number
  readonly format?: string
  /** `left` of a text that looks like a formula: it is quoted. `right` of the heading of numbers. */
  readonly align?: 'left' | 'right'
  readonly fontWeight?: 'bold'
}

export type WorkbookRow = (WorkbookCell | null)[]

export type WorkbookSheet = Pick<Sheet<never>, 'sheet' | 'columns' | 'stickyRowsCount'> & {
  readonly data: WorkbookRow[]
}

/** Widths of columns in characters of the standard font. */
const widths = { least: 9, most: 48, margins: 2 } as const

/** A sheet with one row of headings, which stays in view; columns are as wide as their texts. */
export function sheetOf(name: string, headings: readonly string[], rows: readonly WorkbookRow[]): WorkbookSheet {
  const lengths = columnLengths([headings, ...rows.map((cells) => cells.map((cell) => String(cell?.value ?? '')))])
  return {
    sheet: name,
    columns: lengths.map((length) => ({
      width: Math.min(widths.most, Math.max(widths.least, length + widths.margins)),
    })),
    stickyRowsCount: 1,
    data: [headings.map((heading, index) => headingCell(heading, rows, index)), ...rows],
  }
}

/** A heading stands over what it names: numbers are at the right. */
function headingCell(heading: string, rows: readonly WorkbookRow[], index: number): WorkbookCell {
  const isOfNumbers = rows.some((cells) => typeof cells[index]?.value === 'number')
  return { ...(isOfNumbers && { align: 'right' }), ...textCell(heading), fontWeight: 'bold' }
}

/** A number; without a format 96 and 77.5 both read as they are. */
export const numberCell = (value: number, format: string | null = null): WorkbookCell =>
  format === null ? { value } : { value, format }

/** An instant as the school's clock shows it, to the minute. */
export const instantCell = (instant: string): WorkbookCell => textCell(formatTime(Date.parse(instant), 'Y-m-d h:i'))

/**
 * A string whatever it begins with; the text format keeps `=1+1` a text also after somebody edits the cell, and the quote
 * prefix where it goes on into another file.
 */
export const textCell = (text: string): WorkbookCell => ({
  value: keptText(text),
  format: '@',
  ...(looksLikeFormula.test(text) && { align: 'left' }),
})

/** The sheets as .xlsx. Ten thousand rows take half a second of a processor, in which calls go on. */
export const writeWorkbook = (sheets: readonly WorkbookSheet[]): Promise<Uint8Array> => inTurn(() => writeApart(sheets))

async function writeApart(sheets: readonly WorkbookSheet[]): Promise<Uint8Array> {
  const worker = new Worker(path.join(projectRoot(), 'server/services/workbook-worker.mjs'), {
    // As one text it is copied in no time.
    workerData: JSON.stringify(sheets),
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}

/** So many are written beside each other, whoever asks at the same time. */
const inTurn = takingTurns(2)

/** At half or full width, also behind blanks and quotes, which programs drop. */
const looksLikeFormula = /^(?:[\t\r\n]|[\s"';]*[=+\-@＝＋－＠])/

/**
 * Lines end with LF in a cell. The library keeps the index of its strings in a plain object, where "constructor" or
 * "toString" find a function instead of nothing: a NUL in front makes another key, and the library itself drops it, as XML
 * cannot carry one.
 */
function keptText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return lines in Object.prototype ? `\0${lines}` : lines
}
