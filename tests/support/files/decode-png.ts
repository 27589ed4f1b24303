import { crc32, inflateSync } from 'node:zlib'

export interface DecodedPng {
  readonly width: number
  readonly height: number
  /** Rows from top to bottom, `channels` samples per pixel. */
  readonly samples: Uint8Array
  readonly channels: number
}

/**
 * Decodes a PNG of 8-bit RGB or RGBA samples with the filters none and sub; throws on anything else and on wrong
 * checksums.
 */
export function decodePng(file: Buffer): DecodedPng {
  if (file.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') throw new Error('Not a PNG')
  const chunks = chunksOf(file)
  const header = chunks[0]?.data ?? Buffer.alloc(0)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = { 2: 3, 6: 4 }[header[9] ?? 0]
  if (header[8] !== 8 || channels === undefined) throw new Error('Only 8-bit RGB and RGBA')
  if (chunks.at(-1)?.type !== 'IEND') throw new Error('The end is missing')
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data))
  return { width, height, channels, samples: unfiltered(inflateSync(data), width * channels, height, channels) }
}

export const decodePngUrl = (url: string): DecodedPng =>
  decodePng(Buffer.from(url.replace('data:image/png;base64,', ''), 'base64'))

function chunksOf(file: Buffer): { readonly type: string; readonly data: Buffer }[] {
  const chunks = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    const named = file.subarray(at + 4, at + 8 + length)
    if (file.readUInt32BE(at + 8 + length) !== crc32(named)) throw new Error('Wrong checksum')
    chunks.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) })
    at += length + 12
  }
  return chunks
}

function unfiltered(rows: Buffer, stride: number, height: number, channels: number): Uint8Array {
  if (rows.length !== height * (stride + 1)) throw new Error('Wrong number of samples')
  const samples = new Uint8Array(height * stride)
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (stride + 1)]
    if (filter !== 0 && filter !== 1) throw new Error(`Filter ${filter} is not known`)
    for (let x = 0; x < stride; x += 1) {
      const left = filter === 1 && x >= channels ? (samples[y * stride + x - channels] ?? 0) : 0
      samples[y * stride + x] = (rows[y * (stride + 1) + 1 + x] ?? 0) + left
    }
  }
  return samples
}
