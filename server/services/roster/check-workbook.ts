import { readPaddedStyles } from './padded-styles.ts'
import { scanXml, type SheetNotes } from './scan-xml.ts'
import { type TakePiece, unpackEntry } from './unpack-entry.ts'
import { readZipDirectory, type ZipEntry } from './zip-directory.ts'
import type { ZipFault } from './zip-limits.ts'

export interface CheckedWorkbook {
  /** What each sheet says about its cells, in the order of the sheets. */
  readonly notes: readonly SheetNotes[]
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'
const stylesPart = 'xl/styles.xml'

/** Looks through a whole workbook before a library gets it; 'otherZip' is a zip of something else. */
export async function checkWorkbook(bytes: Buffer): Promise<CheckedWorkbook | ZipFault | 'otherZip'> {
  const entries = readZipDirectory(bytes)
  if (typeof entries === 'string') return entries
  const counts = { tags: 0 }
  const kept = new Map([workbookPart, relationsPart, stylesPart].map((name): [string, Buffer[]] => [name, []]))
  const notes = new Map<string, SheetNotes>()
  let paddedStyles: ReadonlyMap<string, number> = new Map()
  for (const entry of stylesFirst(entries)) {
    const ofSheet: SheetNotes = { merges: [], padded: new Map() }
    notes.set(entry.name, ofSheet)
    const scan = /\.(?:xml|rels|vml)$/i.test(entry.name) ? scanXml(counts, ofSheet, paddedStyles) : () => null
    const fault = await unpackEntry(bytes, entry, keeping(kept.get(entry.name), scan))
    if (fault !== null) return fault
    if (entry.name === stylesPart) paddedStyles = readPaddedStyles(textOf(stylesPart))
  }
  if (!notes.has(workbookPart)) return 'otherZip'
  const sheets = sheetParts(textOf(workbookPart), textOf(relationsPart))
  return { notes: sheets.map((name) => notes.get(name) ?? { merges: [], padded: new Map() }) }

  function textOf(name: string): string {
    return Buffer.concat(kept.get(name) ?? []).toString('utf8')
  }
}

/** Cells name their styles, so that these have to be known before. */
const stylesFirst = (entries: readonly ZipEntry[]): readonly ZipEntry[] => [
  ...entries.filter(({ name }) => name === stylesPart),
  ...entries.filter(({ name }) => name !== stylesPart),
]

/** The list of sheets, where they lie, and the styles are small. */
const keptBytes = 1024 * 1024

function keeping(pieces: Buffer[] | undefined, scan: TakePiece): TakePiece {
  if (pieces === undefined) return scan
  let size = 0
  return (piece) => {
    size += piece.length
    if (size > keptBytes) return 'tooLarge'
    pieces.push(Buffer.from(piece))
    return scan(piece)
  }
}

/** The parts of the sheets in the order of their tabs. */
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
