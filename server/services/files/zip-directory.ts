import type { ZipFault, ZipLimits } from './zip-fault.ts'

export interface ZipEntry {
  readonly name: string
  readonly isPacked: boolean
  /** Bytes after unpacking, according to the directory. */
  readonly size: number
  /** Offset of its packed bytes. */
  readonly start: number
  readonly end: number
}

interface ListedEntry {
  readonly name: string
  readonly nameBytes: Buffer
  readonly flags: number
  readonly method: number
  readonly packedSize: number
  readonly size: number
  readonly offset: number
}

/**
 * The entries of a zip whose parts follow each other without gaps, so that reading from the front agrees with the
 * directory at its end. Unpacks nothing.
 */
export function readZipDirectory(bytes: Buffer, limits: ZipLimits): readonly ZipEntry[] | ZipFault {
  const end = findEnd(bytes, limits)
  if (typeof end === 'string') return end
  const listed = readListed(bytes, end)
  if (typeof listed === 'string') return listed
  const fault = faultOfEntries(listed, limits)
  return fault ?? placeEntries(bytes, listed, end.start)
}

const signature = { local: 0x04_03_4b_50, listed: 0x02_01_4b_50, end: 0x06_05_4b_50, zip64: 0x07_06_4b_50 } as const

const endLength = 22

function findEnd(
  bytes: Buffer,
  limits: ZipLimits,
): { readonly count: number; readonly start: number; readonly at: number } | ZipFault {
  for (let at = bytes.length - endLength; at >= 0 && at >= bytes.length - endLength - 0xff_ff; at -= 1) {
    if (bytes.readUInt32LE(at) !== signature.end || bytes.readUInt16LE(at + 20) !== bytes.length - at - endLength)
      continue
    if (at >= 20 && bytes.readUInt32LE(at - 20) === signature.zip64) return 'zip64'
    const [disk, directoryDisk, here, count] = [4, 6, 8, 10].map((field) => bytes.readUInt16LE(at + field)) as [
      ...[number, number, number, number],
    ]
    const [size, start] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)]
    if (count === 0xff_ff || size === 0xff_ff_ff_ff || start === 0xff_ff_ff_ff) return 'zip64'
    if (count > limits.entries) return 'tooManyEntries'
    return disk !== 0 || directoryDisk !== 0 || here !== count || start + size !== at ? 'broken' : { count, start, at }
  }
  return 'notZip'
}

function readListed(
  bytes: Buffer,
  end: { count: number; start: number; at: number },
): readonly ListedEntry[] | ZipFault {
  const entries: ListedEntry[] = []
  let at = end.start
  for (let left = end.count; left > 0; left -= 1) {
    if (at + 46 > end.at || bytes.readUInt32LE(at) !== signature.listed) return 'broken'
    const nameLength = bytes.readUInt16LE(at + 28)
    const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength)
    entries.push({
      name: nameBytes.toString('utf8'),
      nameBytes,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return at === end.at ? entries : 'tooManyEntries'
}

function faultOfEntries(entries: readonly ListedEntry[], limits: ZipLimits): ZipFault | null {
  const names = new Set(entries.map(({ name }) => name.toLowerCase()))
  if (names.size !== entries.length) return 'repeatedName'
  let total = 0
  for (const entry of entries) {
    if ([entry.packedSize, entry.size, entry.offset].includes(0xff_ff_ff_ff)) return 'zip64'
    if ((entry.flags & 0x20_41) !== 0) return 'encrypted'
    if (entry.method !== 0 && entry.method !== 8) return 'unknownMethod'
    if (isUnsafeName(entry.name, limits)) return 'unsafeName'
    if (/\.(?:zip|7z|rar|t?gz|jar|xls[xmb]|docx|pptx)$/i.test(entry.name)) return 'nested'
    if (entry.method === 0 && entry.size !== entry.packedSize) return 'wrongSize'
    if (entry.size > limits.ratioFrom && entry.size > entry.packedSize * limits.ratio) return 'tooDense'
    total += entry.size
  }
  return total > limits.unpacked ? 'tooLarge' : null
}

/** Nothing is ever written under these names; a file with such names was not made by a spreadsheet. */
const isUnsafeName = (name: string, limits: ZipLimits): boolean =>
  name === '' ||
  name.length > limits.nameLength ||
  /[\0\\\uFFFD]|^\/|^[a-z]:|%2e/i.test(name) ||
  name.split('/').includes('..')

function placeEntries(bytes: Buffer, listed: readonly ListedEntry[], end: number): readonly ZipEntry[] | ZipFault {
  const inOrder = [...listed].sort((one, other) => one.offset - other.offset)
  const placed: ZipEntry[] = []
  let reached = 0
  for (const [index, entry] of inOrder.entries()) {
    if (entry.offset < reached) return 'overlap'
    if (entry.offset > reached) return 'hiddenData'
    const start = localStart(bytes, entry, end)
    if (typeof start === 'string') return start
    const next = inOrder[index + 1]?.offset ?? end
    const gap = next - (start + entry.packedSize)
    if (gap < 0) return 'overlap'
    // Sizes that were not known in advance follow the data, with or without a signature.
    if (gap !== 0 && !(hasSizesBehind(entry.flags) && (gap === 12 || gap === 16))) return 'hiddenData'
    const range = { start, end: start + entry.packedSize }
    placed.push({ name: entry.name, isPacked: entry.method === 8, size: entry.size, ...range })
    reached = next
  }
  return reached === end ? placed : 'hiddenData'
}

const hasSizesBehind = (flags: number): boolean => (flags & 8) !== 0

/** Where the bytes of an entry begin, if its local header agrees with the directory. */
function localStart(bytes: Buffer, entry: ListedEntry, end: number): number | ZipFault {
  const { offset, nameBytes } = entry
  if (offset + 30 + nameBytes.length > end || bytes.readUInt32LE(offset) !== signature.local) return 'broken'
  const [flags, method] = [bytes.readUInt16LE(offset + 6), bytes.readUInt16LE(offset + 8)]
  const [packedSize, size] = [bytes.readUInt32LE(offset + 18), bytes.readUInt32LE(offset + 22)]
  const nameLength = bytes.readUInt16LE(offset + 26)
  const isSame =
    bytes.subarray(offset + 30, offset + 30 + nameLength).equals(nameBytes) &&
    method === entry.method &&
    (flags & 0x20_49) === (entry.flags & 0x20_49)
  const isSameSize = packedSize === entry.packedSize && size === entry.size
  const isUnsized = hasSizesBehind(flags) && packedSize === 0 && size === 0
  if (!isSame || !(isSameSize || isUnsized)) return 'unlikeHeaders'
  return offset + 30 + nameLength + bytes.readUInt16LE(offset + 28)
}
