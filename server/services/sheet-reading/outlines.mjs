/** How far, in millimetres, the outlines of a block of bubbles are from where they are expected. */
import { median } from './numbers.mjs'

/** @typedef {import('./page-map.mjs').PageMap} PageMap */
/** @typedef {import('./bubble-blocks.mjs').Block} Block */
/** @typedef {Block & { readonly dx: number, readonly dy: number, readonly prominence: number, readonly isAtEnd: boolean }} PlacedBlock `prominence`: how much darker the outlines are there than elsewhere */

/** Radius of a bubble's corners, in millimetres. */
const radius = 1.4

/**
 * No point counts as darker: outlines usually are this dark, and what students filled in says nothing about where they
 * are.
 */
const darkest = 0.3

/**
 * Numbers per sample in a list: its position, one millimetre to the right and down, and the inverse of the paper there.
 */
const perSample = 7

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {Block} block
 * @param {number} range
 * @param {number} step
 * @returns {PlacedBlock}
 */
export function placeBlock(look, map, block, range, step) {
  const looks = outlineLooks(look, map, block)
  const darkness = (/** @type {number} */ dx, /** @type {number} */ dy) => darknessOf(look, looks, dx, dy)
  const reach = Math.round(range / step)
  const all = []
  let [best, x, y] = [-1, 0, 0]
  for (let row = -reach; row <= reach; row += 1)
    for (let column = -reach; column <= reach; column += 1) {
      const dark = darkness(column * step, row * step)
      all.push(dark)
      if (dark > best) [best, x, y] = [dark, column * step, row * step]
    }
  return {
    ...block,
    dx: x + step * summit(darkness(x - step, y), best, darkness(x + step, y)),
    dy: y + step * summit(darkness(x, y - step), best, darkness(x, y + step)),
    prominence: best - median(all),
    isAtEnd: Math.max(Math.abs(x), Math.abs(y)) > range - step / 2,
  }
}

/** How far, and in which steps, a better position for a block is looked for, in millimetres: less than to its next line. */
const [widest, wideStep] = [3.3, 0.3]

/**
 * How much darker the outlines of a block are at the best position along its rows and columns than where they were found.
 *
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {PlacedBlock} block
 */
export function betterElsewhere(look, map, block) {
  const { dx, dy } = block
  const looks = outlineLooks(look, map, block)
  let best = 0
  for (let off = -widest; off <= widest; off += wideStep)
    best = Math.max(best, darknessOf(look, looks, dx + off, dy), darknessOf(look, looks, dx, dy + off))
  return best / darknessOf(look, looks, dx, dy)
}

/** Where a curve through three heights is highest, from -0.5 to 0.5 of their distance. @type {(before: number, here: number, after: number) => number} */
function summit(before, here, after) {
  const bend = before - 2 * here + after
  return bend < 0 ? Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend))) : 0
}

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {Block} block
 */
function outlineLooks(look, map, { bubbles }) {
  const looks = []
  for (const { x, y, w, h } of bubbles) {
    const [cx, cy] = map(x + w / 2, y + h / 2)
    const [rightX, rightY] = map(x + w / 2 + 2, y + h / 2)
    const [downX, downY] = map(x + w / 2, y + h / 2 + 2)
    const [ax, ay, bx, by] = [(rightX - cx) / 2, (rightY - cy) / 2, (downX - cx) / 2, (downY - cy) / 2]
    const at = (/** @type {number} */ right, /** @type {number} */ down) =>
      look(cx + right * ax + down * bx, cy + right * ay + down * by)
    const paper = Math.max(at(w / 2 + 1.2, 0), at(-w / 2 - 1.2, 0), at(0, h / 2 + 0.8), 1)
    for (const [right, down] of outlineOf(w / 2, h / 2))
      looks.push(cx + right * ax + down * bx, cy + right * ay + down * by, ax, ay, bx, by, 1 / paper)
  }
  return Float64Array.from(looks)
}

/**
 * Points on the outline of a bubble, from its centre.
 *
 * @param {number} half its width
 * @param {number} halfHeight
 */
function* outlineOf(half, halfHeight) {
  for (const share of [-1, -0.33, 0.33, 1])
    for (const side of [-halfHeight, halfHeight]) yield [share * (half - radius), side]
  for (const angle of [-0.7, 0, 0.7])
    for (const side of [-1, 1]) yield [side * (half - radius + radius * Math.cos(angle)), halfHeight * Math.sin(angle)]
}

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {Float64Array} looks
 * @param {number} dx
 * @param {number} dy
 */
function darknessOf(look, looks, dx, dy) {
  let sum = 0
  for (let at = 0; at < looks.length; at += perSample) {
    const x = looks[at] + dx * looks[at + 2] + dy * looks[at + 4]
    const y = looks[at + 1] + dx * looks[at + 3] + dy * looks[at + 5]
    const dark = 1 - look(x, y) * looks[at + 6]
    sum += dark > darkest ? darkest : dark > 0 ? dark : 0
  }
  return (sum * perSample) / looks.length
}
