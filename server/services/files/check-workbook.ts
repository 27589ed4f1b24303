import { readPaddedStyles } from './padded-styles.ts'
import { scanSheet, type SheetNotes } from './scan-sheet.ts'
import { scanXml } from './scan-xml.ts'
import { type TakePiece, unpackEntry } from './unpack-entry.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'
import { type WorkbookFault, zipLimits } from './workbook-limits.ts'
import { mebibyte } from '#domain/values/sizes.ts'

export interface CheckedWorkbook {
  /** What each sheet says about its cells, in the order of the sheets. */
  readonly notes: readonly SheetNotes[]
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'
const stylesPart = 'xl/styles.xml'

/** They say where the sheets are and how their cells are formatted, so they are read first. */
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
  const sheets = sheetParts(textOf(workbookPart), textOf(relationsPart))
  const paddedStyles = readPaddedStyles(textOf(stylesPart))
  const notes = new Map<string, SheetNotes>()
  for (const entry of entries.filter((one) => !isLeading(one))) {
    const fault = await unpackEntry(bytes, entry, scanOf(entry.name))
    if (fault !== null) return fault
  }
  if (!entries.some(({ name }) => name === workbookPart)) return 'otherZip'
  return { notes: sheets.map((name) => notes.get(name) ?? { merges: [], padded: new Map() }) }

  function scanOf(name: string): TakePiece<WorkbookFault> {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) return () => null
    if (!sheets.includes(name) && !isAmongSheets(name)) return scanXml(counts, findHiddenSheet)
    const ofSheet: SheetNotes = { merges: [], padded: new Map() }
    notes.set(name, ofSheet)
    return scanXml(counts, scanSheet(ofSheet, paddedStyles))
  }

  function textOf(name: string): string {
    return Buffer.concat(kept.get(name) ?? []).toString('utf8')
  }
}

const isLeading = ({ name }: ZipEntry): boolean => leadingParts.includes(name)

/** A sheet outside the usual folder might otherwise be read without having been inspected. */
const findHiddenSheet = (text: string): WorkbookFault | null =>
  /<(?:\w+:)?worksheet[\s>]/.test(text) ? 'strangeXml' : null

/** Where all programs put their sheets: those the workbook refers to in an unusual way are inspected as well. */
const isAmongSheets = (name: string): boolean => /^xl\/worksheets\/[^/]+$/i.test(name)

/** The list of sheets, their paths and the styles are small. */
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

/** The parts of the sheets in tab order. */
function sheetParts(workbook: string, relations: string): readonly string[] {
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
