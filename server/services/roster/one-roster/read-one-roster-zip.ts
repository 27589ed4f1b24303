import { rosterBodyLimits } from '#domain/classes/class-limits.ts'
import { type WorksheetLimits, worksheetLimits } from '#domain/roster/worksheet-limits.ts'
import { readTexts } from '../read-texts.ts'
import { unpackEntry } from '../../files/unpack-entry.ts'
import { readZipDirectory } from '../../files/zip-directory.ts'
import type { ZipFault } from '../../files/zip-fault.ts'
import { zipLimits } from '../../files/workbook-limits.ts'
import { oneRosterColumns } from './columns.ts'
import { type OneRosterReading, type OneRosterTexts, readOneRoster } from './read-one-roster.ts'
import { mebibyte } from '#domain/values/sizes.ts'

/** Maximum bytes of all files, unpacked: they are kept in memory, unlike those of a workbook. */
const mostBytes = 32 * mebibyte

/** Per file: a school of ten thousand, each in ten classes. */
export const oneRosterLimits: WorksheetLimits = {
  ...worksheetLimits,
  rows: 100_000,
  cells: 1_200_000,
  characters: mostBytes,
}

/** Reads a zip of OneRoster files, even if they are in a folder. */
export async function readOneRosterZip(bytes: Uint8Array): Promise<OneRosterReading> {
  if (bytes.length > rosterBodyLimits.bytes) return { kind: 'refused', reason: 'fileTooLarge' }
  const files = await filesOf(Buffer.from(bytes))
  if (typeof files !== 'string') return readOneRoster(await textsOf(files))
  if (files === 'encrypted') return { kind: 'refused', reason: 'passwordProtected' }
  return { kind: 'refused', reason: files === 'notZip' || files === 'broken' ? 'brokenFile' : 'unsafeFile' }
}

async function textsOf(files: ReadonlyMap<string, Uint8Array>): Promise<OneRosterTexts> {
  const texts = await readTexts([...files.values()], { limits: oneRosterLimits })
  return new Map([...files.keys()].map((name, index) => [name, texts[index] ?? 'brokenFile']))
}

async function filesOf(bytes: Buffer): Promise<ReadonlyMap<string, Uint8Array> | ZipFault> {
  const entries = readZipDirectory(bytes, zipLimits)
  if (typeof entries === 'string') return entries
  const files = new Map<string, Uint8Array>()
  let size = 0
  for (const entry of entries) {
    const name = fileName(entry.name)
    if (!(name in oneRosterColumns)) continue
    if (files.has(name)) return 'repeatedName'
    const pieces: Buffer[] = []
    const fault = await unpackEntry<ZipFault>(bytes, entry, (piece) => {
      size += piece.length
      pieces.push(Buffer.from(piece))
      return size > mostBytes ? 'tooLarge' : null
    })
    if (fault !== null) return fault
    files.set(name, Buffer.concat(pieces))
  }
  return files
}

/** Some systems add a folder of shadow copies with the same names. */
const fileName = (path: string): string => (path.startsWith('__MACOSX/') ? '' : (path.split('/').at(-1) ?? ''))
