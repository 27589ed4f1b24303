/** The frame of a sheet: which four dark squares are its corners, and which of them is which. */
import { planeThrough } from './page-map.mjs'

/** @typedef {import('./page-map.mjs').Point} Point */
/** @typedef {import('./page-map.mjs').PageMap} PageMap */
/** @typedef {import('./dark-squares.mjs').Square} Square */
/** @typedef {{ readonly corners: readonly Point[], readonly timing: readonly Point[], readonly gaps: readonly Point[], readonly cornerSize: number, readonly timingSize: number }} Frame centres in millimetres; `gaps` lie between two timing marks */
/** @typedef {{ readonly map: PageMap, readonly share: number }} FoundFrame */

/**
 * With fewer timing marks, or more dark gaps between them, it is no frame: on bent paper some marks are not where they
 * are expected.
 */
const [leastMarks, mostGaps] = [0.55, 0.15]

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {readonly Square[]} squares in pixels of the picture
 * @param {Frame} frame
 * @returns {FoundFrame | null}
 */
export function findFrame(look, squares, frame) {
  /** @type {{ map: PageMap, share: number, worth: number } | null} */
  let best = null
  const few = frame.timing.filter((_, index) => index % 4 === 1)
  for (const four of foursOf(squares)) {
    for (let turn = 0; turn < 4; turn += 1) {
      const targets = [0, 1, 2, 3].map(
        (index) => /** @type {Point} */ ([four[(index + turn) & 3].x, four[(index + turn) & 3].y]),
      )
      const map = planeThrough(frame.corners, targets)
      if (shareOfDark(look, map, few, leastMarks) === null) continue
      const share = shareOfDark(look, map, frame.timing, best === null ? leastMarks : best.share - mostGaps)
      if (share === null) continue
      const gaps = shareOfDark(look, map, frame.gaps, 0) ?? 0
      if (gaps <= mostGaps && (best === null || share - gaps > best.worth)) best = { map, share, worth: share - gaps }
    }
    if (best !== null && best.worth > 0.95) break
  }
  return best
}

/**
 * Every four squares that may be corners of a page in perspective, clockwise.
 *
 * @param {readonly Square[]} squares
 */
function* foursOf(squares) {
  const count = squares.length
  for (let d = 3; d < count; d += 1)
    for (let c = 2; c < d; c += 1)
      for (let b = 1; b < c; b += 1)
        for (let a = 0; a < b; a += 1) {
          const four = clockwise([squares[a], squares[b], squares[c], squares[d]])
          if (mayBeCorners(four)) yield four
        }
}

/** @param {readonly Square[]} four */
function clockwise(four) {
  const [x, y] = [four.reduce((sum, one) => sum + one.x, 0) / 4, four.reduce((sum, one) => sum + one.y, 0) / 4]
  return four.toSorted((one, other) => Math.atan2(one.y - y, one.x - x) - Math.atan2(other.y - y, other.x - x))
}

/**
 * Whether they are convex, and as large as corners of a page of that size. A stroke or a shadow makes some larger.
 *
 * @param {readonly Square[]} four
 */
function mayBeCorners(four) {
  let area = 0
  for (const [index, one] of four.entries()) {
    const [next, after] = [four[(index + 1) & 3], four[(index + 2) & 3]]
    area += (one.x * next.y - next.x * one.y) / 2
    if ((next.x - one.x) * (after.y - next.y) - (next.y - one.y) * (after.x - next.x) <= 0) return false
  }
  const millimetre = Math.sqrt(area / (186 * 273))
  const sizes = four.map(({ size }) => size)
  return millimetre > 1.5 && Math.max(...sizes) < 15 * millimetre && Math.min(...sizes) > 4.5 * millimetre
}

/**
 * How many of these points hold a dark square next to paper; null if they are less than a share.
 *
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {readonly Point[]} points
 * @param {number} least
 */
function shareOfDark(look, map, points, least) {
  let [dark, left] = [0, points.length]
  for (const point of points) {
    if (isDark(look, map, point)) dark += 1
    left -= 1
    if (dark + left < least * points.length) return null
  }
  return dark / points.length
}

/** How far, in millimetres, bent paper moves a mark; the mark is at the darkest of these. */
const shifts = [-1.8, -0.9, 0, 0.9, 1.8]

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {Point} point
 */
function isDark(look, map, [x, y]) {
  const [cx, cy] = map(x, y)
  const [rightX, rightY] = map(x + 1, y)
  const [downX, downY] = map(x, y + 1)
  const [ax, ay, bx, by] = [rightX - cx, rightY - cy, downX - cx, downY - cy]
  const at = (/** @type {number} */ right, /** @type {number} */ down) =>
    look(cx + right * ax + down * bx, cy + right * ay + down * by)
  const paper = Math.max(at(4.6, 0), at(-4.6, 0), at(0, 4.6), at(0, -4.6))
  let darkest = 255
  for (const right of shifts)
    for (const down of shifts) {
      const sum =
        at(right, down) +
        at(right + 0.5, down + 0.5) +
        at(right - 0.5, down + 0.5) +
        at(right + 0.5, down - 0.5) +
        at(right - 0.5, down - 0.5)
      if (sum < 5 * darkest) darkest = sum / 5
    }
  return 1 - darkest / (paper + 1) > 0.33
}

/**
 * Whether two of the squares have the timing marks of a side between them: the remains of a sheet that was cut off.
 *
 * @param {import('./grey-picture.mjs').Look} look
 * @param {readonly Square[]} squares
 * @param {Frame} frame
 */
export function hasSide(look, squares, { corners, timing }) {
  const counts = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) & 3]
    return timing.filter((mark) => (x === nextX ? mark[0] === x : mark[1] === y && y === nextY)).length
  })
  return squares.some((one, index) =>
    squares.slice(index + 1).some((other) => counts.includes(darkRuns(look, one, other))),
  )
}

/**
 * How many dark marks, as wide as timing marks, are between two squares; perspective and bent paper shift them
 * sideways.
 *
 * @param {import('./grey-picture.mjs').Look} look
 * @param {Square} one
 * @param {Square} other
 */
function darkRuns(look, one, other) {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const far = Math.hypot(dx, dy)
  const size = (one.size + other.size) / 2
  if (far < 12 * size || Math.max(one.size, other.size) > 1.6 * Math.min(one.size, other.size)) return 0
  let [runs, length] = [0, 0]
  for (let along = size; along < far - size; along += 1) {
    const at = (/** @type {number} */ aside) =>
      look(one.x + (dx * along - dy * aside) / far, one.y + (dy * along + dx * aside) / far)
    const paper = Math.max(at(size * 0.7), at(-size * 0.7))
    const isInk = Math.min(at(0), at(size * 0.13), at(-size * 0.13)) < 0.6 * paper
    if (isInk) length += 1
    else {
      if (length > size / 6 && length < size / 2) runs += 1
      length = 0
    }
  }
  return runs
}
