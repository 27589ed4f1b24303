import { unpackEntry } from '../files/unpack-entry.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import type { ZipFault } from '../files/zip-fault.ts'

/**
 * Unpacks the entries that are wanted, and looks through all others without keeping them: an archive inside, or one that
 * holds more than its directory says, is found wherever it lies.
 */
export async function unpackFiles(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer> | ZipFault> {
  const files = new Map<string, Buffer>()
  for (const entry of entries) {
    const pieces: Buffer[] = []
    const isKept = isWanted(entry.name)
    const fault = await unpackEntry<ZipFault>(bytes, entry, (piece) => {
      if (isKept) pieces.push(Buffer.from(piece))
      return null
    })
    if (fault !== null) return fault
    if (isKept) files.set(entry.name, Buffer.concat(pieces))
  }
  return files
}
