import type { ListRefusal } from '#domain/roster/reasons.ts'
import { type ParsedRoster, parseRoster } from '#domain/roster/parse-roster.ts'
import { parsePastedList } from '#domain/roster/pasted-list.ts'
import { classesOf, classList, type OneRosterClass, strayEnrollments } from './one-roster/class-list.ts'
import { readOneRosterZip } from './one-roster/read-one-roster-zip.ts'
import type { OneRoster } from './one-roster/read-one-roster.ts'
import type { ListedSheet } from './lists-among.ts'
import { readSheetFile } from './read-sheet-file.ts'
import { readingLimits } from './reading-process.ts'

/** Which sheet of a workbook was read, and which others hold something; no names for what is none. */
export interface ReadSheets {
  readonly sheet: string
  readonly otherSheets: readonly string[]
}

const noSheets: ReadSheets = { sheet: '', otherSheets: [] }

/** What was found in a file: a class list, sheets or classes to choose one, or nothing. */
export type ListReading =
  | { readonly kind: 'list'; readonly roster: ParsedRoster; readonly sheets: ReadSheets }
  | { readonly kind: 'sheets'; readonly sheets: readonly ListedSheet[] }
  | { readonly kind: 'classes'; readonly classes: readonly OneRosterClass[] }
  | { readonly kind: 'refused'; readonly reason: ListRefusal }

const refused = (reason: ListRefusal): ListReading => ({ kind: 'refused', reason })

/** Which sheet of a workbook, or class of a OneRoster set; null before it is chosen. */
export interface ChosenPart {
  readonly sheet: string | null
  readonly oneRosterClass: string | null
}

/** Reads an uploaded file: a sheet of a workbook, a text, or a zip of OneRoster files. */
export async function readListFile(
  bytes: Buffer,
  fileName: string,
  { sheet: chosenSheet, oneRosterClass }: ChosenPart,
): Promise<ListReading> {
  const sheet = await readSheetFile(bytes, fileName, readingLimits, chosenSheet)
  if (sheet.kind === 'sheets') return sheet
  if (sheet.kind === 'sheet') return listed(parseRoster(sheet.rows), sheet)
  if (sheet.reason !== 'otherFormat' || bytes.toString('latin1', 0, 2) !== 'PK') return refused(sheet.reason)
  const set = await readOneRosterZip(bytes)
  if (set.kind === 'oneRoster') return ofOneRoster(set, oneRosterClass)
  return refused(set.reason === 'filesMissing' ? 'otherFormat' : set.reason)
}

export const readPastedList = (text: string): ListReading => listed(parsePastedList(text), noSheets)

function listed(reading: ReturnType<typeof parseRoster>, { sheet, otherSheets }: ReadSheets): ListReading {
  return reading.kind === 'refused' ? reading : { kind: 'list', roster: reading, sheets: { sheet, otherSheets } }
}

function ofOneRoster(set: OneRoster, chosen: string | null): ListReading {
  const classes = classesOf(set)
  const [only] = classes
  const classId = chosen ?? (classes.length === 1 ? only?.sourcedId : undefined)
  if (classId === undefined) return { kind: 'classes', classes }
  const roster = classList(set, classId)
  const rows = [...roster.rows, ...strayEnrollments(set)]
  return rows.length === 0 ? refused('noNames') : { kind: 'list', roster: { ...roster, rows }, sheets: noSheets }
}
