import { inflateRawSync } from 'node:zlib'

/** The files in a zip by name, as text; enough for a workbook (no zip64, no encryption). */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, string> {
  const buffer = Buffer.from(bytes)
  const end = buffer.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  const files = new Map<string, string>()
  let entry = buffer.readUInt32LE(end + 16)
  for (let count = buffer.readUInt16LE(end + 10); count > 0; count -= 1) {
    const nameLength = buffer.readUInt16LE(entry + 28)
    const name = buffer.toString('utf8', entry + 46, entry + 46 + nameLength)
    files.set(name, contentOf(buffer, entry))
    entry += 46 + nameLength + buffer.readUInt16LE(entry + 30) + buffer.readUInt16LE(entry + 32)
  }
  return files
}

function contentOf(buffer: Buffer, entry: number): string {
  const isDeflated = buffer.readUInt16LE(entry + 10) === 8
  const local = buffer.readUInt32LE(entry + 42)
  const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
  const packed = buffer.subarray(start, start + buffer.readUInt32LE(entry + 20))
  return (isDeflated ? inflateRawSync(packed) : packed).toString('utf8')
}
