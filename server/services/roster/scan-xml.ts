import type { TakePiece } from './unpack-entry.ts'
import { workbookLimits, type ZipFault } from './zip-limits.ts'

/** What is counted over all parts of a workbook. */
export interface WorkbookCounts {
  tags: number
}

/** Cells of several rows that a sheet shows as one: rows and columns from 0, the last row included. */
export interface MergedCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
}

/**
 * Looks through a part of a workbook while it is unpacked, without keeping it: no document types, no entities, not more
 * tags, rows and columns than a class list can have. Collects the merged cells of a sheet.
 */
export function scanXml(counts: WorkbookCounts, merges: MergedCells[]): TakePiece {
  let [rest, rows] = ['', 0]
  return (piece) => {
    if (piece.includes(0)) return 'strangeXml'
    // All that is looked for is ASCII, so each byte may stand for itself.
    const text = rest + piece.toString('latin1')
    const end = text.lastIndexOf('<')
    const whole = end === -1 ? '' : text.slice(0, end)
    rest = end === -1 ? text : text.slice(end)
    if (rest.length > workbookLimits.textBytes) return 'longText'
    if (/<!\s*(?:doctype|entity)/i.test(text)) return 'doctype'
    counts.tags += count(whole, /</g)
    if (counts.tags > workbookLimits.tags) return 'tooManyTags'
    rows += count(whole, /<(?:\w+:)?row[\s>/]/g)
    if (rows > workbookLimits.rows) return 'tooManyRows'
    return addMerges(whole, merges) ?? faultOfPlaces(whole)
  }
}

function count(text: string, pattern: RegExp): number {
  let found = 0
  pattern.lastIndex = 0
  while (pattern.exec(text) !== null) found += 1
  return found
}

/** One cell far away would make a sheet of everything between. */
function faultOfPlaces(text: string): ZipFault | null {
  for (const [, letters = '', digits = ''] of text.matchAll(/\sr\s*=\s*["']\$?([a-z]{0,9})\$?(\d{1,9})["']/gi))
    if (Number(digits) > workbookLimits.rows) return 'tooManyRows'
    else if (columnOf(letters) >= workbookLimits.columns) return 'tooManyColumns'
  return null
}

/** Those of one column: what goes across is a title. */
function addMerges(text: string, merges: MergedCells[]): ZipFault | null {
  const ranges = text.matchAll(/<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g)
  for (const [, letters = '', first, last] of ranges) {
    const [top, left, bottom] = [Number(first) - 1, columnOf(letters), Number(last) - 1]
    if (bottom > top && left < workbookLimits.columns) merges.push({ top, left, bottom })
  }
  return merges.length > workbookLimits.merges ? 'tooManyTags' : null
}

/** A is 0, AA is 26. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
