import type { LookAtTags } from './scan-xml.ts'
import { workbookLimits, type WorkbookFault } from './workbook-limits.ts'

/** What a worksheet says about its cells besides their values. */
export interface WorksheetNotes {
  readonly merges: MergedCells[]
  /** Minimum number of digits that a number is shown with, by `cellKey`. */
  readonly padded: Map<number, number>
}

/** A merged cell of several rows: rows and columns from 0, the last row included. */
export interface MergedCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
}

/**
 * Inspects a sheet: no more rows and columns than a class list can have. Notes what it says about its cells;
 * `paddedStyles` are the styles with leading zeros.
 */
export function scanWorksheet(notes: WorksheetNotes, paddedStyles: ReadonlyMap<string, number>): LookAtTags {
  let rows = 0
  return (text) => {
    rows += text.match(worksheetRows)?.length ?? 0
    if (rows > workbookLimits.rows) return 'tooManyRows'
    return faultOfCells(text) ?? addMerges(text, notes.merges) ?? addPadded(text, notes.padded, paddedStyles)
  }
}

const worksheetRows = /<(?:\w+:)?row[\s>/]/g

/** The position of a row or a cell. */
const cellNames = /<(?:\w+:)?(?:row|c)(?=\s)[^<>]*?\sr\s*=\s*["']\$?([a-z]{0,9})\$?(\d{1,9})["']/gi

/** A single cell far away would create a worksheet of everything in between. */
function faultOfCells(text: string): WorkbookFault | null {
  for (const [, letters = '', digits = ''] of text.matchAll(cellNames))
    if (Number(digits) > workbookLimits.rows) return 'tooManyRows'
    else if (columnOf(letters) >= workbookLimits.columns) return 'tooManyColumns'
  return null
}

/** Only those of one column: a cell merged across is a title. */
function addMerges(text: string, merges: MergedCells[]): WorkbookFault | null {
  const ranges = text.matchAll(/<(?:\w+:)?mergeCell\s[^<>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)
  for (const [, letters = '', first, last] of ranges) {
    const [top, left, bottom] = [Number(first) - 1, columnOf(letters), Number(last) - 1]
    if (bottom > top && left < workbookLimits.columns) merges.push({ top, left, bottom })
  }
  return merges.length > workbookLimits.merges ? 'tooManyTags' : null
}

function addPadded(
  text: string,
  padded: Map<number, number>,
  paddedStyles: ReadonlyMap<string, number>,
): WorkbookFault | null {
  if (paddedStyles.size === 0) return null
  for (const [, tag = ''] of text.matchAll(/<(?:\w+:)?c(\s[^<>]*)/g)) {
    const digits = paddedStyles.get(/\ss="(\d+)"/.exec(tag)?.[1] ?? '')
    const [, letters = '', row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? []
    if (digits !== undefined && row !== undefined) padded.set(cellKey(Number(row) - 1, columnOf(letters)), digits)
  }
  return padded.size > workbookLimits.padded ? 'tooManyTags' : null
}

/** One number for a row and a column, both from 0. */
export const cellKey = (row: number, column: number): number => row * workbookLimits.columns + column

/** A is 0, AA is 26. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
