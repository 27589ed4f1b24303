import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

/** A picture of 8-bit samples, row by row from the top: three per pixel (RGB) or four (RGBA). */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly samples: Uint8Array
}

const compress = promisify(deflate)

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const colourTypes = { 3: 2, 4: 6 } as const

/** A picture as a PNG file. */
export async function encodePng(pixels: Pixels): Promise<Buffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(pixels.width, 0)
  header.writeUInt32BE(pixels.height, 4)
  header.set([8, colourTypes[pixels.channels]], 8)
  const data = await compress(filtered(pixels), { level: 4 })
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

export const pngDataUrl = async (pixels: Pixels): Promise<string> =>
  `data:image/png;base64,${(await encodePng(pixels)).toString('base64')}`

const subFilter = 1

/** Each sample as its difference from the pixel to the left: gradients become runs, which compress well. */
function filtered({ width, height, channels, samples }: Pixels): Uint8Array {
  const stride = width * channels
  const rows = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y += 1) {
    const to = y * (stride + 1)
    rows[to] = subFilter
    for (let x = 0; x < stride; x += 1) {
      const from = y * stride + x
      rows[to + 1 + x] = (samples[from] ?? 0) - (x < channels ? 0 : (samples[from - channels] ?? 0))
    }
  }
  return rows
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}
