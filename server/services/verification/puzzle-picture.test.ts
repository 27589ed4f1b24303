import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { jigsawPiece, pieceSize } from './jigsaw.ts'
import { drawPuzzle, pictureSize, placePuzzle, type RandomInt } from './puzzle-picture.ts'

const randomOf = (seed: number): RandomInt => {
  const next = seededRandom(seed)
  return (minimum, maximum) => minimum + next(maximum - minimum)
}

const positions = Array.from({ length: 2_000 }, (_, seed) => placePuzzle(randomOf(seed)))

test('the piece lies inside the picture, anywhere right of its first quarter', () => {
  const { width, height } = pictureSize
  const wrong = positions.filter(
    ({ x, y }) => x < width / 4 || x + pieceSize > width || y < 0 || y + pieceSize > height,
  )
  expect({ wrong, areSpread: new Set(positions.map(({ x }) => x)).size > 150 }).toEqual({ wrong: [], areSpread: true })
})

test('the picture has one hole: nothing outside the piece is darkened', () => {
  const [left, right] = [
    { x: 90, y: 60 },
    { x: 250, y: 60 },
  ].map((position) => drawPuzzle(randomOf(7), position).picture.samples)
  const { width } = pictureSize
  const differing = [...(left ?? []).keys()].filter((at) => left?.[at] !== right?.[at])
  const columns = differing.map((at) => Math.floor(at / 3) % width)
  const isInHole = (x: number) => (x >= 90 && x < 90 + pieceSize) || (x >= 250 && x < 250 + pieceSize)
  expect({ areMany: columns.length > 1_000, darkened: columns.filter((x) => !isInHole(x)) }).toEqual({
    areMany: true,
    darkened: [],
  })
})

test('the piece shows what the picture had in its place, and the picture is darker there', () => {
  const position = { x: 120, y: 60 }
  const { picture, piece } = drawPuzzle(randomOf(7), position)
  const coverage = jigsawPiece()
  const inner = [...coverage.keys()].filter((pixel) => isInner(coverage, pixel))
  const lightness = (samples: Uint8Array, at: number) =>
    (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0)
  const below = (pixel: number) =>
    ((position.y + Math.floor(pixel / pieceSize)) * pictureSize.width + position.x + (pixel % pieceSize)) * 3
  const brighter = inner.filter(
    (pixel) => lightness(piece.samples, pixel * 4) <= lightness(picture.samples, below(pixel)),
  )
  expect(inner.length).toBeGreaterThan(1_000)
  expect(brighter).toEqual([])
  expect(
    [...coverage.entries()].filter(([pixel, share]) => piece.samples[pixel * 4 + 3] !== Math.round(share * 255)),
  ).toEqual([])
})

/** Fully covered, and so are its neighbours: not on the rim. */
const isInner = (coverage: Float32Array, pixel: number): boolean =>
  [pixel, pixel - 1, pixel + 1, pixel - pieceSize, pixel + pieceSize].every((one) => coverage[one] === 1)

test('two pictures differ, but the same random numbers draw the same picture', () => {
  const position = { x: 120, y: 60 }
  const drawn = [1, 1, 2].map((seed) => drawPuzzle(randomOf(seed), position))
  const [one, again, other] = drawn.map(({ picture, piece }) =>
    hash('sha256', Buffer.concat([picture.samples, piece.samples])),
  )
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})
