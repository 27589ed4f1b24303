/** Renders parts of a page flat and upright, and evens out its light. */
import { outside } from './grey-picture.mjs'
import { median, quantileOfCounts } from './numbers.mjs'

/** Millimetres between two points that are mapped exactly; everything between is interpolated linearly. */
const lattice = 6

/** The brightness paper is drawn with. */
const paper = 245

/**
 * @param {import('./grey-picture.mjs').GreyPicture} picture
 * @param {import('./page-map.mjs').PageMap} map
 * @param {import('./reading.types.ts').Box} box in millimetres
 * @param {number} scale pixels a millimetre
 * @returns {import('./grey-picture.mjs').GreyPicture}
 */
export function flattened(picture, map, { x, y, w, h }, scale) {
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)]
  const flat = { data: new Uint8Array(width * height), width, height }
  const side = lattice * scale
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const ends = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => {
    const column = index % (columns + 1)
    return map(x + column * lattice, y + ((index - column) / (columns + 1)) * lattice)
  })
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * (columns + 1) + column
      const corners = [ends[at], ends[at + 1], ends[at + columns + 1], ends[at + columns + 2]]
      drawTile(picture, corners, flat, column * side, row * side, side)
    }
  return flat
}

/**
 * Fractions of a pixel in which positions are counted: whole numbers are twice as fast, and this is most of the work on a
 * page.
 */
const parts = 65_536

/**
 * @param {import('./grey-picture.mjs').GreyPicture} picture
 * @param {readonly import('./page-map.mjs').Point[]} corners
 * @param {import('./grey-picture.mjs').GreyPicture} flat
 * @param {number} left
 * @param {number} top
 * @param {number} side
 */
function drawTile(picture, corners, { data, width, height }, left, top, side) {
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners
  const end = Math.min(width, left + side)
  const isInside = corners.every((corner) => isWithin(picture, corner))
  for (let row = top; row < Math.min(height, top + side); row += 1) {
    const down = (row - top) / side
    const x = ax + (cx - ax) * down
    const y = ay + (cy - ay) * down
    const stepX = Math.round(((bx + (dx - bx) * down - x) / side) * parts)
    const stepY = Math.round(((by + (dy - by) * down - y) / side) * parts)
    drawLine(
      picture,
      isInside,
      Math.round(x * parts),
      Math.round(y * parts),
      stepX,
      stepY,
      data,
      row * width + left,
      row * width + end,
    )
  }
}

/** Whether all around a point is picture. @type {(picture: import('./grey-picture.mjs').GreyPicture, point: import('./page-map.mjs').Point) => boolean} */
const isWithin = ({ width, height }, [x, y]) => x >= 1 && y >= 1 && x < width - 2 && y < height - 2

/**
 * Takes separate numbers: a list of them would be allocated for each line of each tile.
 *
 * @param {import('./grey-picture.mjs').GreyPicture} picture
 * @param {boolean} isInside whether no point of the line is outside of the picture
 * @param {number} startX
 * @param {number} startY
 * @param {number} stepX how far each pixel is from the one before
 * @param {number} stepY
 * @param {Uint8Array} data
 * @param {number} from
 * @param {number} to
 */
function drawLine({ data: seen, width, height }, isInside, startX, startY, stepX, stepY, data, from, to) {
  const [right, bottom] = [width - 1, height - 1]
  let u = startX | 0
  let v = startY | 0
  for (let at = from; at < to; at += 1) {
    const x = u >> 16
    const y = v >> 16
    if (isInside || (x >= 0 && y >= 0 && x < right && y < bottom)) {
      const pixel = y * width + x
      const across = (u >> 8) & 255
      const below = (v >> 8) & 255
      const upper = (seen[pixel] << 8) + (seen[pixel + 1] - seen[pixel]) * across
      const lower = (seen[pixel + width] << 8) + (seen[pixel + width + 1] - seen[pixel + width]) * across
      data[at] = ((upper << 8) + (lower - upper) * below) >> 16
    } else data[at] = outside
    u = (u + stepX) | 0
    v = (v + stepY) | 0
  }
}

/**
 * Makes paper equally bright everywhere.
 *
 * @param {import('./grey-picture.mjs').GreyPicture} flat
 * @param {number} scale
 */
export function evenLight({ data, width, height }, scale) {
  const side = lattice * scale
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const levels = Float64Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    return levelOf({ data, width, height }, column * side, ((index - column) / columns) * side, side)
  })
  const least = 0.6 * median(levels)
  const gains = levels.map((level) => paper / Math.max(level, least, 1))
  const line = new Float64Array(columns)
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(rows - 1, y / side - 0.5))
    const [upper, lower] = [Math.floor(row) * columns, Math.min(rows - 1, Math.floor(row) + 1) * columns]
    const share = row - Math.floor(row)
    for (let column = 0; column < columns; column += 1)
      line[column] = gains[upper + column] + (gains[lower + column] - gains[upper + column]) * share
    evenLine(data, y * width, width, line, side)
  }
}

/**
 * @param {Uint8Array} data
 * @param {number} start
 * @param {number} width
 * @param {Float64Array} line the gain in the middle of each tile
 * @param {number} side
 */
function evenLine(data, start, width, line, side) {
  for (let tile = -1; tile < line.length; tile += 1) {
    let gain = line[Math.max(0, tile)]
    const step = (line[Math.min(line.length - 1, tile + 1)] - gain) / side
    const to = Math.min(width, (tile + 1.5) * side)
    for (let x = Math.ceil(Math.max(0, (tile + 0.5) * side)); x < to; x += 1) {
      const bright = data[start + x] * gain
      data[start + x] = bright > 255 ? 255 : bright
      gain += step
    }
  }
}

/** Reused for each tile. */
const counts = new Uint32Array(256)

/**
 * @param {import('./grey-picture.mjs').GreyPicture} flat
 * @param {number} left
 * @param {number} top
 * @param {number} side
 */
function levelOf({ data, width, height }, left, top, side) {
  counts.fill(0)
  for (let y = top; y < Math.min(height, top + side); y += 5)
    for (let x = left; x < Math.min(width, left + side); x += 5) counts[data[y * width + x]] += 1
  return quantileOfCounts(counts, 0.85)
}

/** Anything this dark next to paper is writing; ruled lines are lighter. */
const writing = 165

/** Millimetres on each side of a box that its own outline takes up. */
const border = 1

/**
 * The share of a box that is covered with writing.
 *
 * @param {import('./grey-picture.mjs').GreyPicture} flat
 * @param {import('./reading.types.ts').Box} box
 * @param {number} scale
 */
export function inkOf({ data, width }, { x, y, w, h }, scale) {
  const [left, right] = [Math.round((x + border) * scale), Math.round((x + w - border) * scale)]
  const [top, bottom] = [Math.round((y + border) * scale), Math.round((y + h - border) * scale)]
  let [dark, all] = [0, 0]
  for (let row = top; row < bottom; row += 2)
    for (let at = row * width + left; at < row * width + right; at += 2) {
      all += 1
      if (data[at] < writing) dark += 1
    }
  return all === 0 ? 0 : dark / all
}
