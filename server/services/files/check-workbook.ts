import { readPaddedStyles } from './padded-styles.ts'
import { scanWorksheet, type WorksheetNotes } from './scan-worksheet.ts'
import { scanXml } from './scan-xml.ts'
import { type TakePiece, unpackEntry } from './unpack-entry.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'
import { type WorkbookFault, zipLimits } from './workbook-limits.ts'
import { mebibyte } from '#domain/values/sizes.ts'

export interface CheckedWorkbook {
  /** What each worksheet says about its cells, in the order of the worksheets. */
  readonly notes: readonly WorksheetNotes[]
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'
const stylesPart = 'xl/styles.xml'

/** They say where the worksheets are and how their cells are formatted, so they are read first. */
const leadingParts: readonly string[] = [workbookPart, relationsPart, stylesPart]

/** Inspects a whole workbook before a library gets it; 'otherZip' is a zip of something else. */
export async function checkWorkbook(bytes: Buffer): Promise<CheckedWorkbook | WorkbookFault | 'otherZip'> {
  const entries = readZipDirectory(bytes, zipLimits)
  if (typeof entries === 'string') return entries
  const counts = { tags: 0 }
  const kept = new Map(leadingParts.map((name): [string, Buffer[]] => [name, []]))
  for (const entry of entries.filter(isLeading)) {
    const fault = await unpackEntry(bytes, entry, keeping(kept.get(entry.name), scanXml(counts)))
    if (fault !== null) return fault
  }
  const sheets = worksheetParts(textOf(workbookPart), textOf(relationsPart))
  const paddedStyles = readPaddedStyles(textOf(stylesPart))
  const notes = new Map<string, WorksheetNotes>()
  for (const entry of entries.filter((one) => !isLeading(one))) {
    const fault = await unpackEntry(bytes, entry, scanOf(entry.name))
    if (fault !== null) return fault
  }
  if (!entries.some(({ name }) => name === workbookPart)) return 'otherZip'
  return { notes: sheets.map((name) => notes.get(name) ?? { merges: [], padded: new Map() }) }

  function scanOf(name: string): TakePiece<WorkbookFault> {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) return () => null
    if (!sheets.includes(name) && !isAmongWorksheets(name)) return scanXml(counts, findHiddenWorksheet)
    const ofWorksheet: WorksheetNotes = { merges: [], padded: new Map() }
    notes.set(name, ofWorksheet)
    return scanXml(counts, scanWorksheet(ofWorksheet, paddedStyles))
  }

  function textOf(name: string): string {
    return Buffer.concat(kept.get(name) ?? []).toString('utf8')
  }
}

const isLeading = ({ name }: ZipEntry): boolean => leadingParts.includes(name)

/** A worksheet outside the usual folder might otherwise be read without having been inspected. */
const findHiddenWorksheet = (text: string): WorkbookFault | null =>
  /<(?:\w+:)?worksheet[\s>]/.test(text) ? 'strangeXml' : null

/** Where all programs put their sheets: those the workbook refers to in an unusual way are inspected as well. */
const isAmongWorksheets = (name: string): boolean => /^xl\/worksheets\/[^/]+$/i.test(name)

/** The list of worksheets, their paths and the styles are small. */
const keptBytes = mebibyte

function keeping(pieces: Buffer[] | undefined, scan: TakePiece<WorkbookFault>): TakePiece<WorkbookFault> {
  if (pieces === undefined) return scan
  let size = 0
  return (piece) => {
    size += piece.length
    if (size > keptBytes) return 'tooLarge'
    pieces.push(Buffer.from(piece))
    return scan(piece)
  }
}

/** The parts of the worksheets in tab order. */
function worksheetParts(workbook: string, relations: string): readonly string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^<>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?xl\/|^\//, ''),
    ]),
  )
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].map(
    ([tag]) => `xl/${targets.get(attribute(tag, '\\w+:id'))}`,
  )
}

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
