/** The exact position of a printed black square near an expected one on the page. */

/** @typedef {import('./page-map.mjs').PageMap} PageMap */
/** @typedef {{ readonly point: import('./page-map.mjs').Point, readonly edge: number, readonly black: number }} FoundSquare where it is in the picture; how wide its edges are, in millimetres; how bright it is beside paper */

/** Samples per side: the search area, and the printed square in it; the search reaches eleven beyond the square. */
const [span, inner] = [33, 10]
const middle = (span - 1) / 2

/** How much less likely a square is, by the distance of its start from the middle. */
const farness = Float64Array.from({ length: span * span }, (_, at) => {
  const [left, top] = [at % span, Math.floor(at / span)]
  return 0.004 * Math.hypot(left + (inner - 1) / 2 - middle, top + (inner - 1) / 2 - middle)
})

/** How much darker than its surroundings a square must be. */
const leastContrast = 0.28

/**
 * @param {import('./grey-picture.mjs').Look} look
 * @param {PageMap} map
 * @param {import('./page-map.mjs').Point} centre in millimetres
 * @param {number} size in millimetres
 * @returns {FoundSquare | null}
 */
export function squareAt(look, map, [x, y], size) {
  const step = size / inner
  const [cx, cy] = map(x, y)
  const [rightX, rightY] = map(x + 1, y)
  const [downX, downY] = map(x, y + 1)
  const [ax, ay, bx, by] = [rightX - cx, rightY - cy, downX - cx, downY - cy].map((length) => length * step)
  const looks = new Float64Array(span * span)
  for (let row = 0; row < span; row += 1)
    for (let column = 0; column < span; column += 1) {
      const [right, down] = [column - middle, row - middle]
      looks[row * span + column] = look(cx + right * ax + down * bx, cy + right * ay + down * by)
    }
  const found = bestSquare(looks)
  if (found === null) return null
  const [right, down] = [centreOf(looks, found, 1, span), centreOf(looks, found, span, 1)]
  if (right === null || down === null) return null
  return {
    point: [cx + right * ax + down * bx, cy + right * ay + down * by],
    edge: ((found.paper - found.ink) / (steepest(looks, found) + 1)) * step,
    black: found.ink / (found.paper + 1),
  }
}

/** @typedef {{ readonly left: number, readonly top: number, readonly ink: number, readonly paper: number }} Fit */

/**
 * The ten by ten samples that are darkest compared to their surroundings.
 *
 * @param {Float64Array} looks
 * @returns {Fit | null}
 */
function bestSquare(looks) {
  const sums = new Float64Array((span + 1) * (span + 1))
  for (let row = 0; row < span; row += 1)
    for (let column = 0, sum = 0; column < span; column += 1) {
      sum += looks[row * span + column]
      sums[(row + 1) * (span + 1) + column + 1] = sums[row * (span + 1) + column + 1] + sum
    }
  /** @type {(left: number, top: number, side: number) => number} */
  const sumOf = (left, top, side) =>
    sums[(top + side) * (span + 1) + left + side] -
    sums[top * (span + 1) + left + side] -
    sums[(top + side) * (span + 1) + left] +
    sums[top * (span + 1) + left]
  let [best, bestLeft, bestTop] = [leastContrast, -1, -1]
  for (let top = 3; top + inner + 3 < span; top += 1)
    for (let left = 3; left + inner + 3 < span; left += 1) {
      const ink = sumOf(left, top, inner) / (inner * inner)
      const paper = (sumOf(left - 3, top - 3, inner + 6) - sumOf(left - 2, top - 2, inner + 4)) / 60
      const contrast = (paper - ink) / (paper + 8) - farness[top * span + left]
      if (contrast > best) [best, bestLeft, bestTop] = [contrast, left, top]
    }
  if (bestLeft < 0) return null
  const ink = sumOf(bestLeft + 2, bestTop + 2, inner - 4) / (inner - 4) ** 2
  const paper = (sumOf(bestLeft - 3, bestTop - 3, inner + 6) - sumOf(bestLeft - 2, bestTop - 2, inner + 4)) / 60
  return { left: bestLeft, top: bestTop, ink, paper }
}

/**
 * The middle between two opposite edges, relative to the middle of the samples: the median over the lines across, so
 * that a stroke across the square does not move it.
 *
 * @param {Float64Array} looks
 * @param {Fit} fit
 * @param {number} along from one look to the next on a line across
 * @param {number} aside from one such line to the next
 */
function centreOf(looks, { left, top, ink, paper }, along, aside) {
  const [start, side] = along === 1 ? [left, top] : [top, left]
  const half = (ink + paper) / 2
  const middles = []
  for (let line = side + 2; line < side + inner - 2; line += 1) {
    const at = (/** @type {number} */ offset) => looks[line * aside + offset * along]
    const [from, to] = [crossing(at, start + 4, -1, half), crossing(at, start + 5, 1, half)]
    if (from !== null && to !== null) middles.push((from + to) / 2)
  }
  return middles.length < 3 ? null : middles.sort((one, other) => one - other)[middles.length >> 1] - middle
}

/**
 * Where a line becomes half as bright as paper, between samples.
 *
 * @param {(offset: number) => number} at
 * @param {number} start
 * @param {1 | -1} step
 * @param {number} half
 */
function crossing(at, start, step, half) {
  for (let offset = start; offset > 0 && offset < span - 1; offset += step) {
    const [here, next] = [at(offset), at(offset + step)]
    if (next >= half) return here >= half ? offset : offset + (step * (half - here)) / (next - here)
  }
  return null
}

/**
 * The largest step in brightness across an edge.
 *
 * @param {Float64Array} looks
 * @param {Fit} fit
 */
function steepest(looks, { left, top }) {
  let most = 0
  for (let line = 4; line < 7; line += 1)
    for (let offset = -3; offset < inner + 3; offset += 1) {
      const across = (top + line) * span + left + offset
      const down = (top + offset) * span + left + line
      most = Math.max(most, Math.abs(looks[across + 1] - looks[across]), Math.abs(looks[down + span] - looks[down]))
    }
  return most
}
