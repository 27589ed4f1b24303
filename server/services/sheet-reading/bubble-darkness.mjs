/** How dark a bubble is compared to the paper around it. */
import { median, quantile } from './numbers.mjs'

/**
 * All from 0 (paper) to 1 (as black as print): `mean`; `covered`, its dark share; `darkest`, its 90 % quantile;
 * `parts`, the means of its four quarters from left to right; `corners`, whatever is outside its rounded corners,
 * darkest first.
 *
 * @typedef {{ readonly mean: number, readonly covered: number, readonly darkest: number, readonly parts: readonly number[], readonly corners: readonly number[] }} Darkness
 */

/** Anything darker than this is ink. */
const ink = 0.34

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {import('./page-map.mjs').PageMap} map
 * @param {import('./reading.types.ts').Box} bubble
 * @param {number} black how bright printed black is beside paper
 * @returns {Darkness}
 */
export function bubbleDarkness(look, map, { x, y, w, h }, black) {
  const [cx, cy] = map(x + w / 2, y + h / 2)
  const [rightX, rightY] = map(x + w / 2 + 2, y + h / 2)
  const [downX, downY] = map(x + w / 2, y + h / 2 + 2)
  const [ax, ay, bx, by] = [(rightX - cx) / 2, (rightY - cy) / 2, (downX - cx) / 2, (downY - cy) / 2]
  const at = (/** @type {number} */ right, /** @type {number} */ down) =>
    look(cx + right * ax + down * bx, cy + right * ay + down * by)
  const [half, halfHeight] = [w / 2, h / 2]
  const { white, slope } = paperAround(at, half, halfHeight)
  const scale = 1 / (1 - Math.min(0.75, black))
  const darkness = (/** @type {number} */ right, /** @type {number} */ down) =>
    (1 - at(right, down) / (white + slope * right)) * scale
  return { ...insideOf(darkness, half, halfHeight), corners: cornersOf(darkness, half, halfHeight) }
}

/**
 * How bright paper is in the middle of a bubble, and how that changes to the right.
 *
 * @param {(right: number, down: number) => number} at
 * @param {number} half
 * @param {number} halfHeight
 */
function paperAround(at, half, halfHeight) {
  const [left, right, around] = [[], [], []]
  for (let step = -4; step <= 4; step += 1) {
    const [across, down] = [(step / 4) * half, (step / 4) * (halfHeight + 0.1)]
    left.push(at(-half - 0.85, down))
    right.push(at(half + 0.85, down))
    around.push(at(across, -halfHeight - 0.65), at(across, halfHeight + 0.65))
  }
  const all = [...left, ...right, ...around]
  const bright = 0.8 * quantile(all, 0.6)
  const [paperLeft, paperRight] = [Math.max(median(left), bright), Math.max(median(right), bright)]
  const white = Math.max(median(all), quantile(all, 0.75) * 0.97, 1)
  const slope = Math.abs(paperLeft - paperRight) > 0.25 * white ? 0 : (paperRight - paperLeft) / (2 * half + 1.7)
  return { white, slope }
}

/**
 * @param {(right: number, down: number) => number} darkness
 * @param {number} half
 * @param {number} halfHeight
 */
function insideOf(darkness, half, halfHeight) {
  const all = []
  const [sums, counts] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  for (let row = -4; row <= 4; row += 1)
    for (let column = -8; column <= 8; column += 1) {
      const [right, down] = [(column / 8) * (half - 0.45), (row / 4) * (halfHeight - 0.42)]
      if ((right / (half - 0.2)) ** 2 + (down / (halfHeight - 0.15)) ** 2 > 1) continue
      const dark = Math.max(-0.1, Math.min(1.1, darkness(right, down)))
      const part = Math.min(3, (column + 8) >> 2)
      all.push(dark)
      sums[part] += dark
      counts[part] += 1
    }
  return {
    mean: all.reduce((sum, dark) => sum + dark, 0) / all.length,
    covered: all.filter((dark) => dark > ink).length / all.length,
    darkest: quantile(all, 0.9),
    parts: sums.map((sum, part) => sum / counts[part]),
  }
}

/**
 * @param {(right: number, down: number) => number} darkness
 * @param {number} half
 * @param {number} halfHeight
 */
function cornersOf(darkness, half, halfHeight) {
  const corners = []
  for (const side of [-1, 1])
    for (const end of [-1, 1]) {
      const dark = [0.05, 0.2, 0.35, 0.5].map((out) => {
        const [right, down] = [side * (half + out), end * (halfHeight + out * 0.7)]
        return (darkness(right, down) + darkness(right + 0.15, down) + darkness(right, down + 0.15 * end)) / 3
      })
      corners.push(Math.max(...dark))
    }
  return corners.sort((one, other) => other - one)
}
