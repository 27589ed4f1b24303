import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'
import type { ZipFault } from './zip-limits.ts'

/** Takes the unpacked bytes piece by piece; a fault ends the unpacking. */
export type TakePiece = (piece: Buffer) => ZipFault | null

/** Unpacks one entry without keeping it, and no further than the directory said. */
export async function unpackEntry(bytes: Buffer, entry: ZipEntry, take: TakePiece): Promise<ZipFault | null> {
  let size = 0
  try {
    for await (const piece of piecesOf(bytes.subarray(entry.start, entry.end), entry.isPacked)) {
      const isFirst = size === 0
      size += piece.length
      if (size > entry.size) return 'wrongSize'
      if (isFirst && isArchive(piece)) return 'nested'
      const fault = take(piece)
      if (fault !== null) return fault
    }
  } catch {
    return 'broken'
  }
  return size === entry.size ? null : 'wrongSize'
}

function piecesOf(packed: Buffer, isPacked: boolean): Iterable<Buffer> | AsyncIterable<Buffer> {
  if (!isPacked) return packed.length === 0 ? [] : [packed]
  const inflate = createInflateRaw()
  inflate.end(packed)
  return inflate
}

/** Zip, gzip, 7z and rar by their first bytes, whatever the entry is called. */
const isArchive = (piece: Buffer): boolean =>
  /^(?:PK\x03\x04|PK\x05\x06|\x1F\x8B|7z\xBC\xAF|Rar!)/.test(piece.toString('latin1', 0, 8))
