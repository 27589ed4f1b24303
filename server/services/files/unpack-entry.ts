import { createInflateRaw } from 'node:zlib'
import type { ZipEntry } from './zip-directory.ts'
import type { ZipFault } from './zip-fault.ts'

/** Takes the unpacked bytes piece by piece; returning a fault ends the unpacking. */
export type TakePiece<Fault = ZipFault> = (piece: Buffer) => Fault | null

/** Unpacks one entry without storing it, and no further than the directory's size. */
export async function unpackEntry<Fault>(
  bytes: Buffer,
  entry: ZipEntry,
  take: TakePiece<Fault>,
): Promise<Fault | ZipFault | null> {
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
  if (!isPacked) return slicesOf(packed)
  const inflate = createInflateRaw()
  inflate.end(packed)
  return inflate
}

/** As small as the pieces from unpacking, so that megabytes are not inspected in one go. */
function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += 16_384) yield bytes.subarray(start, start + 16_384)
}

/** Zip, gzip, 7z and rar by their first bytes, whatever the entry's name. */
const archiveBeginnings: readonly string[] = [
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u001F\u008B',
  '7z\u00BC\u00AF',
  'Rar!',
]

function isArchive(piece: Buffer): boolean {
  const beginning = piece.toString('latin1', 0, 8)
  return archiveBeginnings.some((one) => beginning.startsWith(one))
}
