/** Candidates for large dark squares: what stays dark in a picture when all thin strokes are removed. */

/** @typedef {import('./grey-picture.mjs').GreyPicture} GreyPicture */
/** @typedef {{ readonly x: number, readonly y: number, readonly size: number }} Square a centre and a side, in pixels */

/** Size of the neighbourhood that shows what paper is like at a point, as a share of the picture's longer side. */
const surroundings = 1 / 22

/**
 * As a share of the longer side: wider than a pen's stroke and a bubble's height, narrower than a corner mark of half a
 * page.
 */
const strokeWidth = 1 / 82

/** Trying more than these never helps. */
const most = 14

/**
 * @param {GreyPicture} picture
 * @param {number} darkest the share of its surroundings below which a point is dark
 * @returns {readonly Square[]} the likeliest first
 */
export function darkSquares(picture, darkest) {
  const { width, height } = picture
  const side = Math.max(width, height)
  const stroke = Math.max(4, Math.round(side * strokeWidth))
  const dark = darkPoints(picture, Math.round(side * surroundings), darkest)
  const cores = regionsOf(coresOf(dark, width, height, stroke), width, height)
  return cores
    .flatMap((region) => squareOf(region, stroke, side))
    .sort((one, other) => one.doubt - other.doubt)
    .slice(0, most)
}

/**
 * Sums of everything above and to the left of each point, with a row and a column of zeros in front.
 *
 * @param {ArrayLike<number>} values
 * @param {number} width
 * @param {number} height
 */
function sumsOf(values, width, height) {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let sum = 0
    const [row, above] = [(y + 1) * (width + 1) + 1, y * (width + 1) + 1]
    for (let x = 0; x < width; x += 1) {
      sum += values[y * width + x]
      sums[row + x] = sums[above + x] + sum
    }
  }
  return sums
}

/**
 * 1 where a point is darker than its surroundings.
 *
 * @param {GreyPicture} picture
 * @param {number} reach
 * @param {number} darkest
 */
function darkPoints({ data, width, height }, reach, darkest) {
  const sums = sumsOf(data, width, height)
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    const [upper, lower] = [top * (width + 1), bottom * (width + 1)]
    for (let x = 0; x < width; x += 1) {
      const left = x > reach ? x - reach : 0
      const right = x + reach + 1 < width ? x + reach + 1 : width
      const sum = sums[lower + right] - sums[upper + right] - sums[lower + left] + sums[upper + left]
      if (data[y * width + x] * (right - left) * (bottom - top) < darkest * sum) dark[y * width + x] = 1
    }
  }
  return dark
}

/**
 * 1 where everything within the width of a stroke is dark.
 *
 * @param {Uint8Array} dark
 * @param {number} width
 * @param {number} height
 * @param {number} stroke
 */
function coresOf(dark, width, height, stroke) {
  const sums = sumsOf(dark, width, height)
  const cores = new Uint8Array(width * height)
  const enough = 0.93 * stroke * stroke
  const before = stroke >> 1
  for (let y = 0; y + stroke <= height; y += 1) {
    const [upper, lower] = [y * (width + 1), (y + stroke) * (width + 1)]
    for (let x = 0; x + stroke <= width; x += 1)
      if (sums[lower + x + stroke] - sums[upper + x + stroke] - sums[lower + x] + sums[upper + x] >= enough)
        cores[(y + before) * width + x + before] = 1
  }
  return cores
}

/** @typedef {{ count: number, sumX: number, sumY: number, left: number, right: number, top: number, bottom: number }} Region */

/**
 * Connected regions.
 *
 * @param {Uint8Array} points used up
 * @param {number} width
 * @param {number} height
 * @returns {readonly Region[]}
 */
function regionsOf(points, width, height) {
  const regions = []
  const open = []
  for (let start = 0; start < width * height; start += 1) {
    if (points[start] === 0) continue
    const region = { count: 0, sumX: 0, sumY: 0, left: width, right: 0, top: height, bottom: 0 }
    points[start] = 0
    open.push(start)
    while (open.length > 0) {
      const at = open.pop()
      const x = at % width
      addPoint(region, x, (at - x) / width)
      for (const next of [at - 1, at + 1, at - width, at + width])
        if (points[next] === 1) {
          points[next] = 0
          open.push(next)
        }
    }
    regions.push(region)
  }
  return regions
}

/**
 * @param {Region} region
 * @param {number} x
 * @param {number} y
 */
function addPoint(region, x, y) {
  region.count += 1
  region.sumX += x
  region.sumY += y
  region.left = Math.min(region.left, x)
  region.right = Math.max(region.right, x)
  region.top = Math.min(region.top, y)
  region.bottom = Math.max(region.bottom, y)
}

/**
 * @param {Region} region
 * @param {number} stroke
 * @param {number} side
 */
function squareOf({ count, sumX, sumY, left, right, top, bottom }, stroke, side) {
  const [w, h] = [right - left + 1, bottom - top + 1]
  const size = Math.sqrt(w * h) + stroke - 1
  const [longer, fill] = [(Math.max(w, h) + stroke) / (Math.min(w, h) + stroke), count / (w * h)]
  if (size > side / 12 || longer > 1.7 || fill < 0.4) return []
  return [{ x: sumX / count, y: sumY / count, size, doubt: longer - 1 + (1 - fill) / 2 - (10 * size) / side }]
}
