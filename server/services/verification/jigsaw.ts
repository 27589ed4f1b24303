/** Side of the square box around a piece with its knobs, in pixels. */
export const pieceSize = 48

const knob = 10
const body = { left: 0, top: knob, right: pieceSize - knob, bottom: pieceSize }
const radius = 8

/** Sample points for a pixel's coverage: a quarter and three quarters in both directions. */
const points = [0.25, 0.75] as const

/**
 * How much of each pixel in the box a jigsaw piece covers, 0 to 1, row by row from the top: a square with a knob above
 * and one on the right, and a notch on the left.
 */
export function jigsawPiece(): Float32Array {
  const coverage = new Float32Array(pieceSize * pieceSize)
  for (let y = 0; y < pieceSize; y += 1)
    for (let x = 0; x < pieceSize; x += 1) {
      let hits = 0
      for (const dx of points) for (const dy of points) if (isInPiece(x + dx, y + dy)) hits += 1
      coverage[y * pieceSize + x] = hits / points.length ** 2
    }
  return coverage
}

const middle = { x: (body.left + body.right) / 2, y: (body.top + body.bottom) / 2 }

function isInPiece(x: number, y: number): boolean {
  if (isInCircle(x, y, body.left + 3, middle.y)) return false
  if (x >= body.left && x < body.right && y >= body.top && y < body.bottom) return true
  return isInCircle(x, y, middle.x, body.top - 2) || isInCircle(x, y, body.right + 2, middle.y)
}

const isInCircle = (x: number, y: number, atX: number, atY: number): boolean =>
  (x - atX) ** 2 + (y - atY) ** 2 < radius ** 2
