import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seededRandom } from '#tests/support/seeded-random.ts'
import { jigsawPiece, pieceSize } from './jigsaw.ts'
import { drawPuzzle, pictureSize, placePuzzle, type RandomInt } from './puzzle-picture.ts'

const randomOf = (seed: number): RandomInt => {
  const next = seededRandom(seed)
  return (minimum, maximum) => minimum + next(maximum - minimum)
}

const places = Array.from({ length: 2_000 }, (_, seed) => placePuzzle(randomOf(seed)))

test('piece and decoy lie inside, right of the first quarter, with a gap between them', () => {
  const { width, height } = pictureSize
  const isInside = (x: number, y: number) =>
    x >= width / 4 && x + pieceSize <= width && y >= 0 && y + pieceSize <= height
  const wrong = places.filter(
    ({ x, y, decoyX, decoyY }) => !isInside(x, y) || !isInside(decoyX, decoyY) || Math.abs(x - decoyX) < pieceSize + 4,
  )
  expect(wrong).toEqual([])
})

test('the answer is anywhere, and as often left of the decoy as right of it', () => {
  expect(new Set(places.map(({ x }) => x)).size).toBeGreaterThan(150)
  const left = places.filter(({ x, decoyX }) => x < decoyX).length
  expect(left).toBeGreaterThan(900)
  expect(left).toBeLessThan(1_100)
})

test('the piece shows what the picture had at its place, and the picture is darker there', () => {
  const place = { x: 120, y: 60, decoyX: 220, decoyY: 50 }
  const { picture, piece } = drawPuzzle(randomOf(7), place)
  const coverage = jigsawPiece(false)
  const inner = [...coverage.keys()].filter((pixel) => isInner(coverage, pixel))
  const lightness = (samples: Uint8Array, at: number) =>
    (samples[at] ?? 0) + (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0)
  const below = (pixel: number) =>
    ((place.y + Math.floor(pixel / pieceSize)) * pictureSize.width + place.x + (pixel % pieceSize)) * 3
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

test('two pictures differ, the same random numbers draw the same one', () => {
  const place = { x: 120, y: 60, decoyX: 220, decoyY: 50 }
  const drawn = [1, 1, 2].map((seed) => drawPuzzle(randomOf(seed), place))
  const [one, again, other] = drawn.map(({ picture, piece }) =>
    hash('sha256', Buffer.concat([picture.samples, piece.samples])),
  )
  expect(again).toBe(one)
  expect(other).not.toBe(one)
})
