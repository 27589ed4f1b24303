import type { TakePiece } from './unpack-entry.ts'
import { workbookLimits, type ZipFault } from './zip-limits.ts'

/** What is counted over all parts of a workbook. */
export interface WorkbookCounts {
  tags: number
}

/** What a sheet says about its cells besides their values. */
export interface SheetNotes {
  readonly merges: MergedCells[]
  /** Digits that a number shows at least, by `cellKey`. */
  readonly padded: Map<number, number>
}

/** Cells of several rows that a sheet shows as one: rows and columns from 0, the last row included. */
export interface MergedCells {
  readonly top: number
  readonly left: number
  readonly bottom: number
}

/**
 * Looks through a part of a workbook while it is unpacked, without keeping it: no document types, no entities, not more
 * tags, rows and columns than a class list can have. Notes what a sheet says about its cells; `paddedStyles` are those whose
 * numbers show zeros in front.
 */
export function scanXml(
  counts: WorkbookCounts,
  notes: SheetNotes,
  paddedStyles: ReadonlyMap<string, number>,
): TakePiece {
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
    // A parser may look for the end of a tag that never comes again and again.
    if (/<[^<>]*</.test(text)) return 'strangeXml'
    counts.tags += countTags(whole)
    if (counts.tags > workbookLimits.tags) return 'tooManyTags'
    rows += whole.match(sheetRows)?.length ?? 0
    if (rows > workbookLimits.rows) return 'tooManyRows'
    return faultOfPlaces(whole) ?? addMerges(whole, notes.merges) ?? addPadded(whole, notes.padded, paddedStyles)
  }
}

function countTags(text: string): number {
  let tags = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) tags += 1
  return tags
}

/** Rows of sheets: a picture's place names its row too, in the drawings' own words. */
const sheetRows = /<(?!xdr:)(?:\w+:)?row[\s>/]/g

/** Where a row or a cell of a sheet stands; themes and charts have an attribute of that name for other things. */
const sheetPlaces = /<(?:\w+:)?(?:row|c)(?=\s)[^<>]*?\sr\s*=\s*["']\$?([a-z]{0,9})\$?(\d{1,9})["']/gi

/** One cell far away would make a sheet of everything between. */
function faultOfPlaces(text: string): ZipFault | null {
  for (const [, letters = '', digits = ''] of text.matchAll(sheetPlaces))
    if (Number(digits) > workbookLimits.rows) return 'tooManyRows'
    else if (columnOf(letters) >= workbookLimits.columns) return 'tooManyColumns'
  return null
}

/** Those of one column: what goes across is a title. */
function addMerges(text: string, merges: MergedCells[]): ZipFault | null {
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
): ZipFault | null {
  if (paddedStyles.size === 0) return null
  for (const [, tag = ''] of text.matchAll(/<(?:\w+:)?c(\s[^<>]*)/g)) {
    const digits = paddedStyles.get(/\ss="(\d+)"/.exec(tag)?.[1] ?? '')
    const [, letters = '', row] = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag) ?? []
    if (digits !== undefined && row !== undefined) padded.set(cellKey(Number(row) - 1, columnOf(letters)), digits)
  }
  return padded.size > workbookLimits.padded ? 'tooManyTags' : null
}

/** One number for a row and a column from 0. */
export const cellKey = (row: number, column: number): number => row * workbookLimits.columns + column

/** A is 0, AA is 26. */
const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
