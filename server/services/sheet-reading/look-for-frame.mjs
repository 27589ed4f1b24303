/** Looks for the frame of a sheet in a picture, or says why there is none. */
import { darkSquares } from './dark-squares.mjs'
import { findFrame, hasSide } from './find-frame.mjs'
import { halved } from './grey-picture.mjs'
import { quantile } from './numbers.mjs'
import { codeIn } from './read-code.mjs'

/** @typedef {import('./grey-picture.mjs').GreyPicture} GreyPicture */
/** @typedef {import('./grey-picture.mjs').Look} Look */
/** @typedef {import('./find-frame.mjs').Frame} Frame */
/** @typedef {import('./reading.types.ts').Refusal} Refusal */

/** How corners are looked for, one way after the other until there is a frame: in a picture of at most so many pixels a side, where a place is darker than that share of its surroundings. */
const [quick, usual, light, shaded] = [
  { side: 1_000, dark: 0.82 },
  { side: 1_800, dark: 0.82 },
  { side: 1_800, dark: 0.65 },
  { side: 1_800, dark: 0.9 },
]

/**
 * @param {GreyPicture} picture
 * @param {Look} look
 * @param {Frame} frame
 */
export function frameOf(picture, look, frame) {
  for (const way of [quick, usual, light, shaded]) {
    const found = findFrame(look, squaresIn(picture, way), frame)
    if (found !== null) return found
  }
  return null
}

/** @param {GreyPicture} picture @param {{ readonly side: number, readonly dark: number }} way */
function squaresIn(picture, { side, dark }) {
  const { small, factor } = searched(picture, side)
  return darkSquares(small, dark).map(({ x, y, size }) => ({
    x: x * factor + (factor - 1) / 2,
    y: y * factor + (factor - 1) / 2,
    size: size * factor,
  }))
}

/** @param {GreyPicture} picture @param {number} side */
function searched(picture, side) {
  let [small, factor] = [picture, 1]
  while (Math.max(small.width, small.height) > side) [small, factor] = [halved(small), factor * 2]
  return { small, factor }
}

/**
 * Why there is no frame: a sheet of ours is cut off, what is no sheet has none. With what a code on it says.
 *
 * @param {GreyPicture} picture
 * @param {Look} look
 * @param {Frame} frame
 * @returns {Promise<{ reason: Refusal, code: string | null }>}
 */
export async function withoutFrame(picture, look, frame) {
  const code = await codeIn(searched(picture, usual.side).small, true)
  if (code?.startsWith('PDA') || hasSide(look, squaresIn(picture, usual), frame)) return { reason: 'cutOff', code }
  const isSheet = squaresIn(picture, shaded).length > 2
  return { reason: isSheet && isBlurred(picture) ? 'blurred' : 'noFrame', code }
}

/** Whether much is dark and bright, but nothing changes at once. @param {GreyPicture} picture */
export function isBlurred({ data, width, height }) {
  const [looks, steps] = [[], []]
  for (let y = 4; y < height - 4; y += 5)
    for (let x = 4; x < width - 4; x += 5) {
      const at = y * width + x
      looks.push(data[at])
      steps.push(Math.abs(data[at + 2] - data[at - 2]) + Math.abs(data[at + 2 * width] - data[at - 2 * width]))
    }
  const contrast = quantile(looks, 0.98) - quantile(looks, 0.02)
  return contrast > 40 && quantile(steps, 0.995) < 0.6 * contrast
}
