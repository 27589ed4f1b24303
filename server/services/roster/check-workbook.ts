import { type MergedCells, scanXml } from './scan-xml.ts'
import { type TakePiece, unpackEntry } from './unpack-entry.ts'
import { readZipDirectory } from './zip-directory.ts'
import type { ZipFault } from './zip-limits.ts'

export interface CheckedWorkbook {
  /** Merged cells of each sheet, in the order of the sheets. */
  readonly merges: readonly (readonly MergedCells[])[]
}

/** Looks through a whole workbook before a library gets it; 'otherZip' is a zip of something else. */
export async function checkWorkbook(bytes: Buffer): Promise<CheckedWorkbook | ZipFault | 'otherZip'> {
  const entries = readZipDirectory(bytes)
  if (typeof entries === 'string') return entries
  const counts = { tags: 0 }
  const kept = new Map([workbookPart, relationsPart].map((name): [string, Buffer[]] => [name, []]))
  const merges = new Map<string, MergedCells[]>()
  for (const entry of entries) {
    const ofSheet: MergedCells[] = []
    merges.set(entry.name, ofSheet)
    const scan = /\.(?:xml|rels|vml)$/i.test(entry.name) ? scanXml(counts, ofSheet) : () => null
    const fault = await unpackEntry(bytes, entry, keeping(kept.get(entry.name), scan))
    if (fault !== null) return fault
  }
  if (!entries.some(({ name }) => name === workbookPart)) return 'otherZip'
  return { merges: sheetParts(textOf(workbookPart), textOf(relationsPart)).map((name) => merges.get(name) ?? []) }

  function textOf(name: string): string {
    return Buffer.concat(kept.get(name) ?? []).toString('utf8')
  }
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

/** The list of sheets and where they lie are small. */
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
    [...relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target').replace(/^\/?xl\/|^\//, ''),
    ]),
  )
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(
    ([tag]) => `xl/${targets.get(attribute(tag, '\\w+:id'))}`,
  )
}

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
