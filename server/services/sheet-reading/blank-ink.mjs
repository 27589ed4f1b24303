/** The writing in a box of a flat page, without the outline of the box. */

/** @typedef {import('./grey-picture.mjs').GreyPicture} GreyPicture */

/** Anything this dark next to paper is writing; the outline of a box is lighter, and is excluded anyway. */
const writing = 165

/** Millimetres on each side of a box that its own outline takes up, and the margin kept around writing. */
const [border, margin] = [0.9, 1]

/** Dark pixels that make a line of the picture more than dust, and the least width of writing, in pixels. */
const [leastDark, leastWide] = [2, 4]

/**
 * The writing with a margin of paper; null if there is none.
 *
 * @param {GreyPicture} flat
 * @param {import('./reading.types.ts').Box} box
 * @param {number} scale
 * @returns {GreyPicture | null}
 */
export function inkIn({ data, width, height }, { x, y, w, h }, scale) {
  const inside = {
    left: Math.max(0, Math.round((x + border) * scale)),
    top: Math.max(0, Math.round((y + border) * scale)),
    right: Math.min(width, Math.round((x + w - border) * scale)),
    bottom: Math.min(height, Math.round((y + h - border) * scale)),
  }
  const columns = new Uint32Array(Math.max(0, inside.right - inside.left))
  const rows = new Uint32Array(Math.max(0, inside.bottom - inside.top))
  for (let row = 0; row < rows.length; row += 1)
    for (let column = 0; column < columns.length; column += 1)
      if (data[(inside.top + row) * width + inside.left + column] < writing) {
        columns[column] += 1
        rows[row] += 1
      }
  const [across, down] = [extentOf(columns), extentOf(rows)]
  if (across === null || down === null || across.to - across.from < leastWide) return null
  const around = Math.round(margin * scale)
  return cut(
    { data, width, height },
    {
      left: Math.max(inside.left, inside.left + across.from - around),
      top: Math.max(inside.top, inside.top + down.from - around),
      right: Math.min(inside.right, inside.left + across.to + around),
      bottom: Math.min(inside.bottom, inside.top + down.to + around),
    },
  )
}

/** @param {Uint32Array} counts */
function extentOf(counts) {
  const from = counts.findIndex((count) => count >= leastDark)
  return from < 0 ? null : { from, to: counts.findLastIndex((count) => count >= leastDark) + 1 }
}

/**
 * @param {GreyPicture} picture
 * @param {{ left: number, top: number, right: number, bottom: number }} part
 * @returns {GreyPicture}
 */
function cut({ data, width }, { left, top, right, bottom }) {
  const [w, h] = [right - left, bottom - top]
  const part = new Uint8Array(w * h)
  for (let row = 0; row < h; row += 1)
    part.set(data.subarray((top + row) * width + left, (top + row) * width + right), row * w)
  return { data: part, width: w, height: h }
}
