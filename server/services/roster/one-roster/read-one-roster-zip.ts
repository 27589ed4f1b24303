import { unpackEntry } from '../unpack-entry.ts'
import { readZipDirectory } from '../zip-directory.ts'
import { type ZipFault, zipLimits } from '../zip-limits.ts'
import { oneRosterColumns } from './columns.ts'
import { type OneRosterReading, readOneRoster } from './read-one-roster.ts'

/** Bytes of all files that are read, unpacked: they are kept, unlike those of a workbook. */
const mostBytes = 32 * 1024 * 1024

/** Reads a zip of OneRoster files, also one whose files lie in a folder. */
export async function readOneRosterZip(bytes: Uint8Array): Promise<OneRosterReading> {
  if (bytes.length > zipLimits.bytes) return { kind: 'refused', reason: 'fileTooLarge' }
  const files = await filesOf(Buffer.from(bytes))
  if (typeof files !== 'string') return readOneRoster(files)
  if (files === 'encrypted') return { kind: 'refused', reason: 'passwordProtected' }
  return { kind: 'refused', reason: files === 'notZip' || files === 'broken' ? 'brokenFile' : 'unsafeFile' }
}

async function filesOf(bytes: Buffer): Promise<ReadonlyMap<string, Uint8Array> | ZipFault> {
  const entries = readZipDirectory(bytes)
  if (typeof entries === 'string') return entries
  const files = new Map<string, Uint8Array>()
  let size = 0
  for (const entry of entries) {
    const name = fileName(entry.name)
    if (!(name in oneRosterColumns)) continue
    if (files.has(name)) return 'repeatedName'
    const pieces: Buffer[] = []
    const fault = await unpackEntry(bytes, entry, (piece) => {
      size += piece.length
      pieces.push(Buffer.from(piece))
      return size > mostBytes ? 'tooLarge' : null
    })
    if (fault !== null) return fault
    files.set(name, Buffer.concat(pieces))
  }
  return files
}

/** Some systems add a folder of shadows with the same names. */
const fileName = (path: string): string => (path.startsWith('__MACOSX/') ? '' : (path.split('/').at(-1) ?? ''))
