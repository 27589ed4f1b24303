import type { ListRefusal } from '#domain/roster/reasons.ts'
import { type ParsedRoster, parseWorksheets, type RosterReading } from '#domain/roster/parse-roster.ts'
import { parsePastedList } from '#domain/roster/pasted-list.ts'
import { type WorksheetStart, worksheetStarts } from '#domain/roster/worksheet-positions.ts'
import { classesOf, classList, type OneRosterClass, strayEnrollments } from './one-roster/class-list.ts'
import { readOneRosterZip } from './one-roster/read-one-roster-zip.ts'
import type { OneRoster } from './one-roster/read-one-roster.ts'
import type { ListedWorksheet } from './lists-among.ts'
import { readWorksheetFile } from './read-worksheet-file.ts'
import { readingLimits } from '../files/reading-process.ts'

/** Which worksheets of a workbook were read, and which others hold something; none for what is no workbook. */
export interface ReadWorksheets {
  readonly sheets: readonly WorksheetStart[]
  readonly otherSheets: readonly string[]
}

const noWorksheets: ReadWorksheets = { sheets: [], otherSheets: [] }

/** What was found in a file: a class list, worksheets or classes to choose among, or nothing. */
export type ListReading =
  | { readonly kind: 'list'; readonly roster: ParsedRoster; readonly sheets: ReadWorksheets }
  | { readonly kind: 'sheets'; readonly sheets: readonly ListedWorksheet[] }
  | { readonly kind: 'classes'; readonly classes: readonly OneRosterClass[] }
  | { readonly kind: 'refused'; readonly reason: ListRefusal }

const refused = (reason: ListRefusal): ListReading => ({ kind: 'refused', reason })

/** Which worksheets of a workbook, or class of a OneRoster set; none before they are chosen. */
export interface ChosenPart {
  readonly sheets: readonly string[]
  readonly oneRosterClass: string | null
}

/** Reads an uploaded file: worksheets of a workbook, a text, or a zip of OneRoster files. */
export async function readListFile(
  bytes: Uint8Array,
  fileName: string,
  { sheets: chosen, oneRosterClass }: ChosenPart,
): Promise<ListReading> {
  const found = await readWorksheetFile(bytes, fileName, readingLimits, chosen)
  if (found.kind === 'choice') return { kind: 'sheets', sheets: found.sheets }
  if (found.kind === 'read') {
    const { sheets, otherSheets } = found
    return listed(parseWorksheets(sheets), { sheets: worksheetStarts(sheets), otherSheets })
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (found.reason !== 'otherFormat' || buffer.toString('latin1', 0, 2) !== 'PK') return refused(found.reason)
  const set = await readOneRosterZip(buffer)
  if (set.kind === 'oneRoster') return ofOneRoster(set, oneRosterClass)
  return refused(set.reason === 'filesMissing' ? 'otherFormat' : set.reason)
}

export const readPastedList = (text: string): ListReading => listed(parsePastedList(text), noWorksheets)

function listed(reading: RosterReading, sheets: ReadWorksheets): ListReading {
  return reading.kind === 'refused' ? reading : { kind: 'list', roster: reading, sheets }
}

function ofOneRoster(set: OneRoster, chosen: string | null): ListReading {
  const classes = classesOf(set)
  const [only] = classes
  const classId = chosen ?? (classes.length === 1 ? only?.sourcedId : undefined)
  if (classId === undefined) return { kind: 'classes', classes }
  const roster = classList(set, classId)
  const rows = [...roster.rows, ...strayEnrollments(set)]
  return rows.length === 0 ? refused('noNames') : { kind: 'list', roster: { ...roster, rows }, sheets: noWorksheets }
}
