/** Straightens a page by the marks of its frame, and once more by the outlines of its bubbles. */
import { median } from './numbers.mjs'
import { betterElsewhere, placeBlock } from './outlines.mjs'
import { bentThrough } from './page-map.mjs'
import { squareAt } from './square-at.mjs'

/** @typedef {import('./page-map.mjs').Point} Point */
/** @typedef {import('./page-map.mjs').PageMap} PageMap */
/** @typedef {import('./grey-picture.mjs').Look} Look */
/** @typedef {import('./find-frame.mjs').Frame} Frame */
/** @typedef {import('./reading.types.ts').Refusal} Refusal */
/** @typedef {{ readonly points: Point[], readonly targets: Point[], readonly map: PageMap, readonly edge: number, readonly black: number }} Straightened how wide edges are, in millimetres; how bright print is beside paper */

/**
 * Beyond this a page is unreadable: wider edges, in millimetres; fewer pixels per millimetre; a smaller share of the
 * timing marks, by round.
 */
const limits = { edge: 0.7, scale: 3.2, timing: [0.5, 0.65, 0.75] }

/** How far, and in which steps, to look for outlines, in millimetres. */
const searches = [
  [1.32, 0.33],
  [1.32, 0.33],
  [0.66, 0.22],
]

/**
 * How much a block of bubbles must stand out, how near it must be to its expected position, in millimetres, and how much
 * darker its outlines may be elsewhere: where paper bends by half a row, all of a column fits half.
 */
const certain = { prominence: 0.03, far: 0.42, beside: 0.75, elsewhere: 1.15 }

/**
 * Locates timing marks and corners one by one, and bends the page to where they are.
 *
 * @param {Look} look
 * @param {import('./find-frame.mjs').FoundFrame} found
 * @param {Frame} frame
 * @returns {Straightened | Refusal}
 */
export function straightened(look, found, frame) {
  let { map } = found
  /** @type {Straightened | null} */
  let straight = null
  // Each round knows better where the marks on bent paper are.
  for (let round = 0; round < 3; round += 1) {
    const timing = frame.timing.map((point) => ({ point, square: squareAt(look, map, point, frame.timingSize) }))
    const corners = frame.corners.map((point) => ({ point, square: squareAt(look, map, point, frame.cornerSize) }))
    const marks = [...corners, ...timing].filter(({ square }) => square !== null)
    const seen = timing.flatMap(({ square }) => (square === null ? [] : [square]))
    if (seen.length < limits.timing[round] * frame.timing.length) return 'cutOff'
    const [points, targets] = [marks.map(({ point }) => point), marks.map(({ square }) => square.point)]
    map = bentThrough(points, targets)
    const [edge, black] = [median(seen.map((one) => one.edge)), median(seen.map((one) => one.black))]
    straight = { points, targets, map, edge, black }
  }
  if (scaleOf(map) < limits.scale) return 'tooSmall'
  return straight.edge > limits.edge ? 'blurred' : straight
}

/** Pixels a millimetre in the middle of a page. @param {PageMap} map */
function scaleOf(map) {
  const [[x, y], [rightX, rightY], [downX, downY]] = [map(105, 148), map(106, 148), map(105, 149)]
  return Math.sqrt(Math.abs((rightX - x) * (downY - y) - (rightY - y) * (downX - x)))
}

/**
 * The page bent once more by the outlines of its bubbles, and how far those of each block still are from where they should be.
 * A single block is not trusted: half of an outline fits where the next row has its own.
 *
 * @param {Look} look
 * @param {Straightened} straight
 * @param {readonly import('./bubble-blocks.mjs').Block[]} blocks
 */
export function refitted(look, { points, targets, map }, blocks) {
  let bent = map
  for (const [range, step] of searches) {
    const placed = blocks.map((block) => placeBlock(look, bent, block, range, step))
    const believed = placed.filter((block) => isLikeNeighbours(block, placed))
    if (believed.length === 0) break
    const seen = believed.map(({ centre: [x, y], dx, dy }) => bent(x + dx, y + dy))
    bent = bentThrough([...points, ...believed.map(({ centre }) => centre)], [...targets, ...seen])
  }
  return {
    map: bent,
    blocks: blocks.map((block) => {
      const placed = placeBlock(look, bent, block, 0.66, 0.22)
      const isNear = !placed.isAtEnd && Math.hypot(placed.dx, placed.dy) <= certain.far
      const isProminent = placed.prominence >= certain.prominence
      return { ...placed, isCertain: isNear && isProminent && betterElsewhere(look, bent, placed) < certain.elsewhere }
    }),
  }
}

/**
 * @param {import('./outlines.mjs').PlacedBlock} block
 * @param {readonly import('./outlines.mjs').PlacedBlock[]} all
 */
function isLikeNeighbours(block, all) {
  if (block.prominence < certain.prominence) return false
  const far = ({ centre: [x, y] }) => Math.hypot(x - block.centre[0], y - block.centre[1])
  const neighbours = all
    .filter((other) => other !== block && other.prominence >= certain.prominence)
    .sort((one, other) => far(one) - far(other))
    .slice(0, 3)
  return (
    neighbours.length === 3 &&
    Math.abs(block.dx - median(neighbours.map(({ dx }) => dx))) < certain.beside &&
    Math.abs(block.dy - median(neighbours.map(({ dy }) => dy))) < certain.beside
  )
}
