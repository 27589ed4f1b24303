import { isMobile } from '../accounts/mobile.ts'
import { type RosterField, rosterLimits } from './columns.ts'
import { withoutSpaces } from './name-reading.ts'
import type { RowReason } from './reasons.ts'
import { type SheetCell, shownText } from './sheet-cell.ts'
import { longestField } from './sheet-limits.ts'

/** A field as it is kept (null: nothing was typed), or why it cannot be. */
export type ReadField = { readonly value: string | null } | { readonly reason: RowReason }

const isRefusal = (field: ReadField): field is { readonly reason: RowReason } => 'reason' in field

/** Reads one cell as the field of its column. */
export const readField = (field: RosterField, cell: SheetCell | undefined): ReadField =>
  shownText(cell).length > longestField ? { reason: tooLong[field] } : readers[field](cell ?? null)

const tooLong = {
  realname: 'nameTooLong',
  number: 'numberTooLong',
  username: 'usernameTooLong',
  groupName: 'groupTooLong',
  mobile: 'mobileWrong',
} as const satisfies Readonly<Record<RosterField, RowReason>>

const readers: Readonly<Record<RosterField, (cell: SheetCell) => ReadField>> = {
  realname: readName,
  number: (cell) => limited(readCode(cell), rosterLimits.number, tooLong.number),
  username: (cell) => limited(readCode(cell), rosterLimits.username, tooLong.username),
  groupName: (cell) => limited(readWords(cell), rosterLimits.groupName, tooLong.groupName),
  mobile: readMobile,
}

/** A name keeps its characters: NFC and the white space around are all that is touched, so that 𠮷 and · stay. */
function readName(cell: SheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string')
    return { reason: 'date' in cell || isDateSerial(cell.numeric) ? 'becameDate' : 'nameIsNumber' }
  const name = readWords(cell)
  if (isRefusal(name)) return name
  if (name.value === null || withoutSpaces(name.value) === '') return { reason: 'nameMissing' }
  if (isDateText(name.value)) return { reason: 'becameDate' }
  if (/^(?=.*\d)[\d\s.]+$/.test(name.value.normalize('NFKC'))) return { reason: 'nameIsNumber' }
  return limited(name, rosterLimits.realname, tooLong.realname)
}

/** Text for people. */
function readWords(cell: SheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string' && 'date' in cell) return { reason: 'becameDate' }
  const text = shownText(cell).normalize('NFC').trim()
  if (/[\t\n\r\v\f\u2028\u2029]/.test(text)) return { reason: 'lineBreak' }
  if (/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\uFFFD]/u.test(text)) return { reason: 'unprintable' }
  return { value: text === '' ? null : text }
}

/** Text for machines: half width, without spaces and what cannot be seen (copied phone numbers carry marks of direction). */
function readCode(cell: SheetCell): ReadField {
  if (cell !== null && typeof cell !== 'string' && 'numeric' in cell) return readStoredNumber(cell.numeric)
  const words = readWords(cell)
  if (isRefusal(words)) return words
  const wide = (words.value ?? '').normalize('NFKC')
  // Some characters are eighteen at half width.
  if (wide.length > longestField) return { value: wide }
  const seen = wide.replaceAll(/\p{Cf}/gu, '').trim()
  if (isDateText(seen)) return { reason: 'becameDate' }
  const code = seen.replaceAll(/\s/g, '')
  if (/^\d(\.\d+)?E\+\d{2,}$/i.test(code)) return { reason: 'digitsLost' }
  return { value: code === '' ? null : code }
}

/** A spreadsheet keeps fifteen digits of a number; a longer one was rounded when it was typed. */
const exactBelow = 1e15

function readStoredNumber(stored: string): ReadField {
  const value = Number(stored)
  if (Math.abs(value) >= exactBelow) return { reason: 'digitsLost' }
  return Number.isSafeInteger(value) && value >= 0 ? { value: String(value) } : { reason: 'notWholeNumber' }
}

/** Also +86 138-0000-0001 is eleven digits. */
function readMobile(cell: SheetCell): ReadField {
  const code = readCode(cell)
  if (isRefusal(code) || code.value === null) return code
  const digits = code.value.replaceAll('-', '').replace(/^(?:\+|00)86/, '')
  return isMobile(digits) ? { value: digits } : { reason: tooLong.mobile }
}

function limited(field: ReadField, maximum: number, reason: RowReason): ReadField {
  if (isRefusal(field) || field.value === null) return field
  // Characters are counted only where there are code units enough for too many.
  return field.value.length > maximum && [...field.value].length > maximum ? { reason } : field
}

/** Days from 1954 to 2064 as a spreadsheet counts them: what a date looks like in a cell without a format. */
const isDateSerial = (stored: string): boolean =>
  /^\d{5}(?:\.\d+)?$/.test(stored) && stored >= '20000' && stored < '60100'

/** 2024/9/1, 2024年9月1日 and a time of a day; 2024-09-01 stays, as numbers are built of year, class and seat so. */
const isDateText = (text: string): boolean =>
  /^\d{4}(?:\/\d{1,2}\/\d{1,2}|年\d{1,2}月(?:\d{1,2}日)?)$/.test(text) ||
  /^\d{4}\D\d{1,2}\D\d{1,2}日?\s+\d{1,2}:\d{2}(?::\d{2})?$/.test(text)
