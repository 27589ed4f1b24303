/** Cells and worksheets of the workbooks that teachers download. */
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from 'write-excel-file/node'
import { schoolOffsetMinutes } from '#domain/time/school-day.ts'
import { minute } from '#domain/time/units.ts'
import { columnLengths } from '#domain/values/column-lengths.ts'
import { takingTurns } from '#server/core/turns.ts'
import { projectRoot } from '#server/database/project-root.ts'

/** A text or a number, as sent to the thread that writes. */
export interface WorkbookCell {
  readonly value: string | number
  readonly format?: string
  /** `left` for a text that looks like a formula: it is quoted. `right` for the heading of numbers. */
  readonly align?: 'left' | 'right'
  readonly fontWeight?: 'bold'
}

export type WorkbookRow = (WorkbookCell | null)[]

export type Worksheet = Pick<Sheet<never>, 'sheet' | 'columns' | 'stickyRowsCount'> & {
  readonly data: WorkbookRow[]
}

/** Widths of columns in characters of the standard font. */
const widths = { least: 9, most: 48, margins: 2 } as const

/** A worksheet with one frozen row of headings; columns are as wide as their texts. */
export function worksheetOf(name: string, headings: readonly string[], rows: readonly WorkbookRow[]): Worksheet {
  const lengths = columnLengths([headings, ...rows.map((cells) => cells.map(shownText))])
  return {
    sheet: name,
    columns: lengths.map((length) => ({
      width: Math.min(widths.most, Math.max(widths.least, length + widths.margins)),
    })),
    stickyRowsCount: 1,
    data: [headings.map((heading, index) => headingCell(heading, rows, index)), ...rows],
  }
}

/** As long as what is shown; a date is a number of many digits. */
const shownText = (cell: WorkbookCell | null): string =>
  cell?.format === instantFormat ? instantFormat : String(cell?.value ?? '')

/** A heading is aligned like its column: numbers to the right. */
function headingCell(heading: string, rows: readonly WorkbookRow[], index: number): WorkbookCell {
  const isOfNumbers = rows.some((cells) => typeof cells[index]?.value === 'number')
  return { ...(isOfNumbers && { align: 'right' }), ...textCell(heading), fontWeight: 'bold' }
}

/** A number; without a format, 96 and 77.5 are both shown as they are. */
export const numberCell = (value: number, format: string | null = null): WorkbookCell =>
  format === null ? { value } : { value, format }

/** An instant as the school's clock shows it, to the minute: a date, so that a spreadsheet sorts and computes with it. */
export function instantCell(instant: string): WorkbookCell {
  const minutes = Math.floor(Date.parse(instant) / minute) + schoolOffsetMinutes
  const days = minutes / minutesOfDay + firstDayOfUnix
  // Not before the minute, which programs that cut off what they cannot show would show as the one before.
  return { value: Math.ceil(days * fractions) / fractions, format: instantFormat }
}

const instantFormat = 'yyyy-mm-dd hh:mm'

const minutesOfDay = 1440

/** Of a day: one is less than a millisecond. */
const fractions = 1e8

/** 1970-01-01 as spreadsheets count days. */
const firstDayOfUnix = 25_569

/**
 * A string, whatever it begins with; the text format keeps `=1+1` a text even after somebody edits the cell, and the
 * quote prefix keeps it one when it is copied to another file.
 */
export const textCell = (text: string): WorkbookCell => ({
  value: keptText(text),
  format: '@',
  ...(looksLikeFormula.test(text) && { align: 'left' }),
})

/** The worksheets as .xlsx. Ten thousand rows take half a second of processor time, during which calls are served. */
export const writeWorkbook = (sheets: readonly Worksheet[]): Promise<Uint8Array> => inTurn(() => writeApart(sheets))

async function writeApart(sheets: readonly Worksheet[]): Promise<Uint8Array> {
  const worker = new Worker(path.join(projectRoot(), 'server/services/workbook-worker.mjs'), {
    // A single string is copied almost instantly.
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

/** How many are written at the same time, over all callers. */
const inTurn = takingTurns(2)

/** Half or full width, also after blanks and quotes, which programs strip. */
const looksLikeFormula = /^(?:[\t\r\n]|[\s"';]*[=+\-@＝＋－＠])/

/**
 * Lines in a cell end with LF. The library keeps its string index in a plain object, where "constructor" or "toString"
 * would find a function: a leading NUL makes another key, and the library drops it when writing, as XML cannot contain
 * one.
 */
function keptText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
  return lines in Object.prototype ? `\0${lines}` : lines
}
