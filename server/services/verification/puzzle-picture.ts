import { blend, type Colour, fill } from './canvas.ts'
import { jigsawPiece, pieceSize } from './jigsaw.ts'
import type { Pixels } from './png.ts'

/** A whole number from `minimum` up to, but not including, `maximum`. */
export type RandomInt = (minimum: number, maximum: number) => number

/** Where the piece belongs: the top left corner of its box, in pixels of the picture. */
export interface PuzzlePosition {
  readonly x: number
  readonly y: number
}

export interface Puzzle {
  readonly picture: Pixels
  readonly piece: Pixels
}

export const pictureSize = { width: 320, height: 160 } as const

const { width, height } = pictureSize
const margin = 6

/** Chooses where the piece belongs, somewhere right of the first quarter of the picture. */
export function placePuzzle(random: RandomInt): PuzzlePosition {
  const gap = pieceSize + margin
  return { x: random(width / 4, width - gap + 1), y: random(margin, height - gap + 1) }
}

/** Draws a new picture with the piece cut out: only one hole, so that nobody has to guess. */
export function drawPuzzle(random: RandomInt, { x, y }: PuzzlePosition): Puzzle {
  const picture: Pixels = { width, height, channels: 3, samples: new Uint8Array(width * height * 3) }
  paintGround(picture, random)
  for (let shape = 0; shape < 16; shape += 1) paintShape(picture, random)
  const piece = cut(picture, x, y)
  darken(picture, x, y)
  return { picture, piece }
}

const randomColour = (random: RandomInt): Colour => [random(30, 256), random(30, 256), random(30, 256)]

function paintGround(picture: Pixels, random: RandomInt): void {
  const [from, to] = [randomColour(random), randomColour(random)]
  const angle = random(0, 628) / 100
  const wave = random(20, 60)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = (x * Math.cos(angle) + y * Math.sin(angle)) / width
      blend(picture, y * width + x, from, 1)
      blend(picture, y * width + x, to, 0.5 + 0.5 * Math.sin(along * 3 + Math.sin(y / wave)))
    }
}

function paintShape(picture: Pixels, random: RandomInt): void {
  const [atX, atY, size] = [random(0, width), random(0, height), random(10, 46)]
  const angle = random(0, 628) / 100
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const isInside = shapes[random(0, shapes.length)] ?? disc
  const box = { left: atX - size * 1.5, right: atX + size * 1.5, top: atY - size * 1.5, bottom: atY + size * 1.5 }
  const turned = (x: number, y: number) => {
    const [dx, dy] = [(x - atX) / size, (y - atY) / size]
    return isInside(dx * cos + dy * sin, dy * cos - dx * sin)
  }
  fill(picture, box, turned, randomColour(random), random(45, 95) / 100)
}

type Shape = (x: number, y: number) => boolean

const disc: Shape = (x, y) => x * x + y * y < 1

/** Around (0, 0), about one unit in each direction. */
const shapes: readonly Shape[] = [
  disc,
  (x, y) => disc(x, y) && !disc(x * 1.6, y * 1.6),
  (x, y) => Math.abs(x) < 1 && Math.abs(y) < 0.55,
  (x, y) => y < 0.8 && y > Math.abs(x) * 1.8 - 1,
  (x, y) => Math.abs(x) + Math.abs(y) < 1,
  (x, y) => Math.abs(x) < 1.4 && Math.abs(y + 0.3 * Math.sin(x * 4)) < 0.16,
]

/** The part of the picture under the piece, with a light rim that shows on any background. */
function cut(picture: Pixels, left: number, top: number): Pixels {
  const samples = new Uint8Array(pieceSize * pieceSize * 4)
  const piece: Pixels = { width: pieceSize, height: pieceSize, channels: 4, samples }
  const coverage = jigsawPiece()
  for (const [pixel, share] of coverage.entries()) {
    const from = (top + Math.floor(pixel / pieceSize)) * width + left + (pixel % pieceSize)
    samples.set(picture.samples.subarray(from * 3, from * 3 + 3), pixel * 4)
    if (isRim(coverage, pixel)) blend(piece, pixel, [255, 255, 255], 0.7)
    samples[pixel * 4 + 3] = Math.round(share * 255)
  }
  return piece
}

function darken(picture: Pixels, left: number, top: number): void {
  const coverage = jigsawPiece()
  for (const [pixel, share] of coverage.entries()) {
    const at = (top + Math.floor(pixel / pieceSize)) * width + left + (pixel % pieceSize)
    blend(picture, at, [20, 24, 40], share * 0.6)
    if (isRim(coverage, pixel)) blend(picture, at, [255, 255, 255], 0.45)
  }
}

/** Whether a pixel of a piece touches anything outside the piece. */
function isRim(coverage: Float32Array, pixel: number): boolean {
  if ((coverage[pixel] ?? 0) < 0.5) return false
  const x = pixel % pieceSize
  const beside = [x > 0 ? coverage[pixel - 1] : 0, x < pieceSize - 1 ? coverage[pixel + 1] : 0]
  return [...beside, coverage[pixel - pieceSize], coverage[pixel + pieceSize]].some((share) => (share ?? 0) < 0.5)
}
