/**
 * Groups bubbles that are close together: the paper between them bends alike, so their outlines are located together.
 */

/** @typedef {import('./reading.types.ts').SheetMap['pages'][number]['marks'][number]} Mark */
/** @typedef {{ readonly bubbles: readonly Mark[], readonly centre: import('./page-map.mjs').Point }} Block */

/** Bubbles nearer than this, in millimetres, are in one block. */
const [nextColumn, nextRow] = [8.5, 5.5]

/** Most bubbles of a block in height and width. */
const [mostRows, mostColumns] = [6, 8]

/**
 * @param {readonly Mark[]} bubbles
 * @returns {readonly Block[]}
 */
export function bubbleBlocks(bubbles) {
  return clustersOf(bubbles).flatMap((cluster) =>
    parted(cluster, 'y', mostRows).flatMap((rows) => parted(rows, 'x', mostColumns).map(blockOf)),
  )
}

/** @param {readonly Mark[]} bubbles */
function clustersOf(bubbles) {
  const left = new Set(bubbles)
  const clusters = []
  for (const first of bubbles) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const one of cluster)
      for (const other of left)
        if (Math.abs(one.x - other.x) <= nextColumn && Math.abs(one.y - other.y) <= nextRow) {
          left.delete(other)
          cluster.push(other)
        }
    clusters.push(cluster)
  }
  return clusters
}

/**
 * In parts with about equal numbers of lines, none of more than `most`.
 *
 * @param {readonly Mark[]} bubbles
 * @param {'x' | 'y'} side
 * @param {number} most
 */
function parted(bubbles, side, most) {
  const lines = [...new Set(bubbles.map((bubble) => Math.round(bubble[side])))].sort((one, other) => one - other)
  const inPart = Math.ceil(lines.length / Math.ceil(lines.length / most))
  /** @type {Mark[][]} */
  const parts = []
  for (const bubble of bubbles) {
    const part = Math.floor(lines.indexOf(Math.round(bubble[side])) / inPart)
    parts[part] = [...(parts[part] ?? []), bubble]
  }
  return parts
}

/**
 * @param {readonly Mark[]} bubbles
 * @returns {Block}
 */
function blockOf(bubbles) {
  const mean = (/** @type {(bubble: Mark) => number} */ of) =>
    bubbles.reduce((sum, bubble) => sum + of(bubble), 0) / bubbles.length
  return { bubbles, centre: [mean(({ x, w }) => x + w / 2), mean(({ y, h }) => y + h / 2)] }
}
