import { unpackEntry } from '../files/unpack-entry.ts'
import type { ZipEntry } from '../files/zip-directory.ts'
import type { ZipFault } from '../files/zip-fault.ts'

/**
 * Unpacks the wanted entries after all of them have been inspected without storing them: an archive inside, or more
 * content than the directory declares, is found wherever it is, and takes no memory.
 */
export async function unpackFiles(
  bytes: Buffer,
  entries: readonly ZipEntry[],
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Buffer> | ZipFault> {
  for (const entry of entries) {
    const fault = await unpackEntry<ZipFault>(bytes, entry, () => null)
    if (fault !== null) return fault
  }
  const files = new Map<string, Buffer>()
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const pieces: Buffer[] = []
    const fault = await unpackEntry<ZipFault>(bytes, entry, (piece) => {
      pieces.push(Buffer.from(piece))
      return null
    })
    if (fault !== null) return fault
    files.set(entry.name, Buffer.concat(pieces))
  }
  return files
}
