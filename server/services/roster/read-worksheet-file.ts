import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import type { ListRefusal } from '#domain/roster/reasons.ts'
import { isBlankRow } from '#domain/roster/worksheet-cell.ts'
import type { NamedWorksheet } from '#domain/roster/worksheet-positions.ts'
import { checkWorkbook } from '../files/check-workbook.ts'
import { withNotes } from './noted-cells.ts'
import { type ListedWorksheet, listsAmong } from './lists-among.ts'
import { readTexts } from './read-texts.ts'
import { type ReadWorkbook, withWorkbookProcess } from '../files/read-workbook.ts'
import { type ReadingLimits, readingLimits } from '../files/reading-process.ts'
import type { WorkbookFault } from '../files/workbook-limits.ts'

/** The worksheets with the list, several to choose from, or why the file is not read; `fault` is for the log. */
export type WorksheetReading =
  | {
      readonly kind: 'read'
      readonly sheets: readonly NamedWorksheet[]
      /** Names of the other worksheets that are not empty: they are not read. */
      readonly otherSheets: readonly string[]
    }
  | { readonly kind: 'choice'; readonly sheets: readonly ListedWorksheet[] }
  | { readonly kind: 'refused'; readonly reason: ListRefusal; readonly fault?: WorkbookFault }

/**
 * Reads an uploaded .xlsx, .csv, .tsv or .txt. What it is is told by its bytes; its name counts only where these are text.
 * Never throws on account of the file.
 *
 * @param chosen Which worksheets are read of several with lists; none before they are chosen.
 */
export async function readWorksheetFile(
  bytes: Uint8Array,
  fileName: string,
  limits: ReadingLimits = readingLimits,
  chosen: readonly string[] = [],
): Promise<WorksheetReading> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.length > rosterBodyLimits.bytes) return refused('fileTooLarge')
  if (buffer.length === 0) return refused('fileEmpty')
  if (startsWith(buffer, 'PK')) return withWorkbookProcess(limits, (read) => readXlsx(buffer, read, chosen))
  if (startsWith(buffer, '\xD0\xCF\x11\xE0')) return refused(isLocked(buffer) ? 'passwordProtected' : 'oldExcel')
  return isOtherFormat(buffer, fileName) ? refused('otherFormat') : readTextWorksheet(buffer, limits)
}

const refused = (reason: ListRefusal): WorksheetReading => ({ kind: 'refused', reason })

const startsWith = (bytes: Buffer, text: string): boolean => bytes.toString('latin1', 0, text.length) === text

/** A workbook with a password is in a container of the old format, in a stream of this name. */
const isLocked = (bytes: Buffer): boolean => bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))

/** Pictures, documents and web pages, including those named .xls. */
function isOtherFormat(bytes: Buffer, fileName: string): boolean {
  const beginning = bytes
    .toString('latin1', 0, 512)
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart()
  if (/^(?:%PDF|\x89PNG|GIF8|\xFF\xD8\xFF|\{\\rtf|BM.{4}\0{4}|Rar!|7z\xBC)/s.test(beginning)) return true
  if (/^<(?:!doctype|html|head|meta|table|\?xml|workbook)/i.test(beginning)) return true
  return !/\.(?:csv|tsv|txt|xlsx?)$/i.test(fileName)
}

async function readXlsx(
  bytes: Buffer,
  readWorkbook: ReadWorkbook,
  chosen: readonly string[],
): Promise<WorksheetReading> {
  const checked = await checkWorkbook(bytes)
  if (checked === 'otherZip') return refused('otherFormat')
  if (typeof checked === 'string') return { kind: 'refused', reason: refusalOf[checked], fault: checked }
  const sheets = await readWorkbook(bytes)
  if (typeof sheets === 'string') return refused(sheets)
  const filled = sheets.flatMap(({ name, rows }, index) => {
    const notes = checked.notes[index]
    return rows.every(isBlankRow) ? [] : [{ name, rows: notes === undefined ? rows : withNotes(rows, notes) }]
  })
  const lists = listsAmong(filled)
  const [only] = lists.length === 0 ? filled : lists
  if (only === undefined) return refused('fileEmpty')
  const wanted = lists.filter(({ name }) => chosen.includes(name))
  if (wanted.length === 0 && lists.length > 1)
    return { kind: 'choice', sheets: lists.map(({ name, students }) => ({ name, students })) }
  const read = wanted.length === 0 ? [only] : wanted
  const names = read.map(({ name }) => name)
  return {
    kind: 'read',
    sheets: read.map(({ name, rows }) => ({ name, rows })),
    otherSheets: filled.flatMap(({ name }) => (names.includes(name) ? [] : [name])),
  }
}

async function readTextWorksheet(bytes: Buffer, reading: ReadingLimits): Promise<WorksheetReading> {
  const [rows = 'fileEmpty'] = await readTexts([bytes], { reading })
  if (typeof rows === 'string') return refused(rows)
  if (rows.every(isBlankRow)) return refused('fileEmpty')
  return { kind: 'read', sheets: [{ name: '', rows }], otherSheets: [] }
}

const refusalOf: Readonly<Record<WorkbookFault, ListRefusal>> = {
  notZip: 'brokenFile',
  broken: 'brokenFile',
  zip64: 'unsafeFile',
  tooManyEntries: 'unsafeFile',
  encrypted: 'passwordProtected',
  unknownMethod: 'unsafeFile',
  overlap: 'unsafeFile',
  hiddenData: 'unsafeFile',
  unlikeHeaders: 'unsafeFile',
  unsafeName: 'unsafeFile',
  repeatedName: 'unsafeFile',
  tooLarge: 'tooManyCells',
  tooDense: 'unsafeFile',
  wrongSize: 'unsafeFile',
  nested: 'unsafeFile',
  doctype: 'unsafeFile',
  strangeXml: 'unsafeFile',
  tooManyTags: 'tooManyCells',
  tooManyRows: 'tooManyRows',
  tooManyColumns: 'tooManyCells',
  longText: 'tooManyCells',
}
