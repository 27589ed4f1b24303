import { isMobile } from '../accounts/mobile.ts'
import { spacedName } from '../wire/person-name.ts'
import { type RosterField, rosterLimits } from './columns.ts'
import { withoutSpaces } from './name-reading.ts'
import type { RowReason } from './reasons.ts'
import { type WorksheetCell, shownText } from './worksheet-cell.ts'
import { longestField } from './worksheet-limits.ts'

/** A field in stored form (null: empty), or why it cannot be stored. */
export type ReadField = { readonly value: string | null } | { readonly reason: RowReason }

const isRefusal = (field: ReadField): field is { readonly reason: RowReason } => 'reason' in field

/** Reads one cell as the field of its column. */
export const readField = (field: RosterField, cell: WorksheetCell | undefined): ReadField =>
  shownText(cell).length > longestField ? { reason: tooLong[field] } : readers[field](cell ?? null)

const tooLong = {
  realname: 'nameTooLong',
  number: 'numberTooLong',
  username: 'usernameTooLong',
  groupName: 'groupTooLong',
  mobile: 'mobileWrong',
} as const satisfies Readonly<Record<RosterField, RowReason>>

const readers: Readonly<Record<RosterField, (cell: WorksheetCell) => ReadField>> = {
  realname: readName,
  number: (cell) => limited(readCode(cell), rosterLimits.number, tooLong.number),
  username: (cell) => limited(readCode(cell), rosterLimits.username, tooLong.username),
  groupName: (cell) => limited(readWords(cell), rosterLimits.groupName, tooLong.groupName),
  mobile: readMobile,
}

/** A name keeps its characters: only NFC is applied and padding removed, so that 𠮷 and · survive. */
function readName(cell: WorksheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string')
    return { reason: 'date' in cell || isDateSerial(cell.numeric) ? 'becameDate' : 'nameIsNumber' }
  const name = readWords(cell)
  if (isRefusal(name)) return name
  if (name.value === null || withoutSpaces(name.value) === '') return { reason: 'nameMissing' }
  if (isDateText(name.value)) return { reason: 'becameDate' }
  if (/^(?=.*\d)[\d\s.]+$/.test(name.value.normalize('NFKC'))) return { reason: 'nameIsNumber' }
  return limited({ value: spacedName(name.value) }, rosterLimits.realname, tooLong.realname)
}

/** Text for people. */
function readWords(cell: WorksheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string' && 'date' in cell) return { reason: 'becameDate' }
  const text = shownText(cell).normalize('NFC').trim()
  if (/[\t\n\r\v\f\u2028\u2029]/.test(text)) return { reason: 'lineBreak' }
  if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u.test(text)) return { reason: 'unprintable' }
  return { value: text === '' ? null : text }
}

/**
 * Machine-readable text: half width, without spaces and invisible characters (copied phone numbers contain direction
 * marks).
 */
function readCode(cell: WorksheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string' && 'numeric' in cell) return readStoredNumber(cell.numeric)
  const words = readWords(cell)
  if (isRefusal(words)) return words
  const wide = (words.value ?? '').normalize('NFKC')
  // Some characters expand to eighteen at half width.
  if (wide.length > longestField) return { value: wide }
  const seen = wide.replaceAll(/\p{Cf}/gu, '').trim()
  if (isDateText(seen)) return { reason: 'becameDate' }
  const code = seen.replaceAll(/\s/g, '')
  if (/^\d(\.\d+)?E\+\d{2,}$/i.test(code)) return { reason: 'digitsLost' }
  return { value: code === '' ? null : code }
}

/** Spreadsheets keep fifteen digits of a number; longer ones were rounded on entry. */
const exactBelow = 1e15

function readStoredNumber(stored: string): ReadField {
  const value = Number(stored)
  if (Math.abs(value) >= exactBelow) return { reason: 'digitsLost' }
  return Number.isSafeInteger(value) && value >= 0 ? { value: String(value) } : { reason: 'notWholeNumber' }
}

/** +86 138-0000-0001 is eleven digits too. */
function readMobile(cell: WorksheetCell): ReadField {
  const code = readCode(cell)
  if (isRefusal(code) || code.value === null) return code
  const digits = code.value.replaceAll('-', '').replace(/^(?:\+|00)86/, '')
  return isMobile(digits) ? { value: digits } : { reason: tooLong.mobile }
}

function limited(field: ReadField, maximum: number, reason: RowReason): ReadField {
  if (isRefusal(field) || field.value === null) return field
  // Code points are only counted if there are enough code units to exceed the limit.
  return field.value.length > maximum && [...field.value].length > maximum ? { reason } : field
}

/** Days from 1954 to 2064 as spreadsheet serials: what a date looks like in an unformatted cell. */
const isDateSerial = (stored: string): boolean =>
  /^\d{5}(?:\.\d+)?$/.test(stored) && stored >= '20000' && stored < '60100'

/**
 * 2024/9/1, 2024年9月1日 and a time of day; 2024-09-01 stays, because numbers may consist of year, class and seat like
 * that.
 */
const isDateText = (text: string): boolean =>
  /^\d{4}(?:\/\d{1,2}\/\d{1,2}|年\d{1,2}月(?:\d{1,2}日)?)$/.test(text) ||
  /^\d{4}\D\d{1,2}\D\d{1,2}日?\s+\d{1,2}:\d{2}(?::\d{2})?$/.test(text)
