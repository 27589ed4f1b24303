import sharp from 'sharp'
import { sizes } from '#domain/answer-sheet/sheet-geometry.ts'
import { pixelsPerMillimetre as scale, type Box } from '#server/services/sheet-reading/reading.types.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { hands, outlinesOf } from './letter-outlines.mjs'
import { between, type Chance, oneOf } from './raster.ts'

/** A flat page of boxes with a text written in each. */
export interface WrittenPage {
  readonly picture: Buffer
  readonly boxes: readonly Box[]
  readonly texts: readonly string[]
}

/** Millimetres from box to box, and of the margin around them. */
const [gap, rim] = [sizes.box.row, 10]

/** A page with these texts, each in one handwriting; the same for the same seed. */
export async function writtenPage(texts: readonly string[], seed: number): Promise<WrittenPage> {
  const random = seededRandom(seed)
  const chance: Chance = () => random(1_000_003) / 1_000_003
  const { width: w, height: h } = sizes.box
  const boxes = texts.map((_, index) => ({ x: rim, y: rim + index * gap, w, h }))
  const parts = boxes.map((box, index) => written(texts[index] ?? '', box, chance))
  const [width, height] = [w + 2 * rim, 2 * rim + texts.length * gap]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">
    <rect width="100%" height="100%" fill="#f5f5f5"/>
    ${boxes.map((box) => `<rect x="${box.x}" y="${box.y}" width="${box.w}" height="${box.h}" fill="none" stroke="#b0b0b0" stroke-width=".2"/>`).join('')}
    ${parts.join('')}</svg>`
  const picture = await sharp(Buffer.from(svg))
    .blur(between(chance, 0.5, 1.4))
    .toColourspace('b-w')
    .jpeg({ quality: 75 })
    .toBuffer()
  return { picture, boxes, texts }
}

/** One text in its box: the same ink throughout, with slightly irregular letters. */
function written(text: string, { x, y, h }: Box, chance: Chance): string {
  const hand = oneOf(chance, hands as [string])
  const unit = between(chance, 5, 6.5) / 1_000
  const slant = between(chance, -0.15, 0.25)
  let left = x + between(chance, 2, 6)
  const base = y + h * between(chance, 0.62, 0.72)
  const letters = outlinesOf(hand, text).map(({ outline, width }) => {
    const grown = unit * between(chance, 0.93, 1.07)
    const turn = between(chance, -4, 4)
    const at = `translate(${left} ${base + between(chance, -0.3, 0.3)}) rotate(${turn}) skewX(${(-slant * 180) / Math.PI}) scale(${grown} ${-grown})`
    left += width * unit * between(chance, 1, 1.12)
    return `<path transform="${at}" d="${outline}"/>`
  })
  const dark = Math.round(between(chance, 25, 90))
  const thick = between(chance, 0, 45)
  return `<g fill="rgb(${dark},${dark},${dark})" stroke="rgb(${dark},${dark},${dark})" stroke-width="${thick}">${letters.join('')}</g>`
}
