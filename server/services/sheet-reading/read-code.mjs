/** Reads QR codes, anywhere in a picture or where the map says one is printed. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { flattened } from './flat-page.mjs'
import { quantileOfCounts } from './numbers.mjs'

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))
const wasmBinary = wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength)
await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })

/** Pixels per millimetre, and whether in black and white: tried in turn until the code is read. */
const ways = [
  { scale: 8, isSharp: false },
  { scale: 12, isSharp: false },
  { scale: 5, isSharp: false },
  { scale: 8, isSharp: true },
]

/** Millimetres around a code that are included. */
const quiet = 4

/**
 * @param {import('./grey-picture.mjs').GreyPicture} picture
 * @param {import('./page-map.mjs').PageMap} map
 * @param {import('./reading.types.ts').Box} box
 * @returns {Promise<string | null>}
 */
export async function codeAt(picture, map, { x, y, w, h }) {
  const box = { x: x - quiet, y: y - quiet, w: w + 2 * quiet, h: h + 2 * quiet }
  for (const { scale, isSharp } of ways) {
    const flat = flattened(picture, map, box, scale)
    if (isSharp) sharpen(flat.data)
    const text = await codeIn(flat, false)
    if (text !== null) return text
  }
  return null
}

/** @param {Uint8Array} data */
function sharpen(data) {
  const counts = new Uint32Array(256)
  for (const byte of data) counts[byte] += 1
  const half = (quantileOfCounts(counts, 0.1) + quantileOfCounts(counts, 0.9)) / 2
  for (let at = 0; at < data.length; at += 1) data[at] = data[at] > half ? 255 : 0
}

/**
 * The text of a code anywhere in a picture.
 *
 * @param {import('./grey-picture.mjs').GreyPicture} picture
 * @param {boolean} tryRotate
 * @returns {Promise<string | null>}
 */
export async function codeIn({ data, width, height }, tryRotate) {
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at += 1) pixels[at] = 0xff000000 | (data[at] * 0x010101)
  const colours = new Uint8ClampedArray(pixels.buffer)
  const [found] = await readBarcodes(
    { data: colours, width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, tryRotate, maxNumberOfSymbols: 1 },
  )
  return found?.text ? found.text : null
}
