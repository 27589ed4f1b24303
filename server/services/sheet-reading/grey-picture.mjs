/** The grey picture that a page is read from, and how its brightness is sampled. */
import sharp from 'sharp'

/** @typedef {{ readonly data: Uint8Array, readonly width: number, readonly height: number }} GreyPicture */
/** @typedef {(x: number, y: number) => number} Look the brightness, 0 to 255, at a point between pixels */

/** More pixels reveal nothing more about a page. */
const longestSide = 3_000

/** What the largest cameras produce; decompression bombs claim more. */
const mostPixels = 120_000_000

/** A smaller picture is no readable page. */
const leastSide = 500

/**
 * The picture upright and grey, or why it cannot be used.
 *
 * @param {Uint8Array} bytes
 * @returns {Promise<GreyPicture | import('./reading.types.ts').Refusal>}
 */
export async function greyPicture(bytes) {
  try {
    const { width, height, channels, depth, space } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > mostPixels) return 'tooLarge'
    if (Math.max(width, height) < leastSide) return 'tooSmall'
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
    // Green alone is as good as grey, and saves half of the time of decoding a photograph.
    const isPhotograph = channels === 3 && depth === 'uchar' && space === 'srgb'
    const { data, info } = await (isPhotograph ? picture.extractChannel('green') : picture.toColourspace('b-w'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  } catch {
    return 'notAPicture'
  }
}

/** Beyond the picture there is neither paper nor ink. */
export const outside = 128

/**
 * @param {GreyPicture} picture
 * @returns {Look}
 */
export function lookAt({ data, width, height }) {
  const [right, bottom] = [width - 1, height - 1]
  return (x, y) => {
    if (!(x >= 0 && y >= 0 && x < right && y < bottom)) return outside
    const left = x | 0
    const top = y | 0
    const share = x - left
    const at = top * width + left
    const upper = data[at] * (1 - share) + data[at + 1] * share
    const lower = data[at + width] * (1 - share) + data[at + width + 1] * share
    return upper + (lower - upper) * (y - top)
  }
}

/**
 * The picture at half its size.
 *
 * @param {GreyPicture} picture
 * @returns {GreyPicture}
 */
export function halved({ data, width, height }) {
  const [w, h] = [width >> 1, height >> 1]
  const half = new Uint8Array(w * h)
  for (let y = 0; y < h; y += 1)
    for (let x = 0, at = 2 * y * width; x < w; x += 1, at += 2)
      half[y * w + x] = (data[at] + data[at + 1] + data[at + width] + data[at + width + 1] + 2) >> 2
  return { data: half, width: w, height: h }
}
