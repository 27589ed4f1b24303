/** Looks for the frame of a sheet in a picture, or says why there is none. */
import { darkSquares } from './dark-squares.mjs'
import { findFrame, hasSide } from './find-frame.mjs'
import { halved } from './grey-picture.mjs'
import { quantileOfCounts } from './numbers.mjs'
import { codeIn } from './read-code.mjs'

/** @typedef {import('./grey-picture.mjs').GreyPicture} GreyPicture */
/** @typedef {import('./grey-picture.mjs').Look} Look */
/** @typedef {import('./find-frame.mjs').Frame} Frame */
/** @typedef {import('./reading.types.ts').Refusal} Refusal */

/**
 * Ways of looking for corners, tried one after another until there is a frame: the most pixels per side of the picture,
 * and the share of its surroundings' brightness below which a point is dark.
 */
const [quick, usual, light, shaded] = [
  { side: 1_000, dark: 0.82 },
  { side: 1_800, dark: 0.82 },
  { side: 1_800, dark: 0.65 },
  { side: 1_800, dark: 0.9 },
]

/** @typedef {{ readonly small: (side: number) => { readonly small: GreyPicture, readonly factor: number }, readonly squares: (way: typeof quick) => readonly import('./dark-squares.mjs').Square[] }} Search what was looked for in one picture: smaller pictures and dark squares, each found once */

/**
 * @param {GreyPicture} picture
 * @returns {Search}
 */
export function searchIn(picture) {
  const halves = [picture]
  const small = (/** @type {number} */ side) => {
    let times = 0
    while (Math.max(halves[times].width, halves[times].height) > side) {
      halves[times + 1] ??= halved(halves[times])
      times += 1
    }
    return { small: halves[times], factor: 2 ** times }
  }
  const found = new Map()
  const squares = (/** @type {typeof quick} */ way) => {
    if (!found.has(way)) found.set(way, squaresIn(small(way.side), way.dark))
    return found.get(way)
  }
  return { small, squares }
}

/** @param {ReturnType<Search['small']>} picture @param {number} dark */
const squaresIn = ({ small, factor }, dark) =>
  darkSquares(small, dark).map(({ x, y, size }) => ({
    x: x * factor + (factor - 1) / 2,
    y: y * factor + (factor - 1) / 2,
    size: size * factor,
  }))

/**
 * @param {Search} search
 * @param {Look} look
 * @param {Frame} frame
 */
export function frameOf(search, look, frame) {
  for (const way of [quick, usual, light, shaded]) {
    const found = findFrame(look, search.squares(way), frame)
    if (found !== null) return found
  }
  return null
}

/**
 * Why there is no frame: a sheet of ours was cut off, or it is no sheet at all. Includes the text of a code on it.
 *
 * @param {GreyPicture} picture
 * @param {Search} search
 * @param {Look} look
 * @param {Frame} frame
 * @returns {Promise<{ reason: Refusal, code: string | null }>}
 */
export async function withoutFrame(picture, search, look, frame) {
  const code = await codeIn(search.small(usual.side).small, true)
  if (code?.startsWith('PDA') || hasSide(look, search.squares(usual), frame)) return { reason: 'cutOff', code }
  const isSheet = search.squares(shaded).length > 2
  return { reason: isSheet && isBlurred(picture) ? 'blurred' : 'noFrame', code }
}

/** Whether much is dark and bright, but nothing changes at once. @param {GreyPicture} picture */
export function isBlurred({ data, width, height }) {
  const [looks, steps] = [new Uint32Array(256), new Uint32Array(511)]
  for (let y = 4; y < height - 4; y += 5)
    for (let x = 4; x < width - 4; x += 5) {
      const at = y * width + x
      looks[data[at]] += 1
      steps[Math.abs(data[at + 2] - data[at - 2]) + Math.abs(data[at + 2 * width] - data[at - 2 * width])] += 1
    }
  const contrast = quantileOfCounts(looks, 0.98) - quantileOfCounts(looks, 0.02)
  return contrast > 40 && quantileOfCounts(steps, 0.995) < 0.6 * contrast
}
