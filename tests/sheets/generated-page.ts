import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { type Fault, take, type Taken } from './camera.ts'
import type { PrintedSheet } from './printed-sheets.ts'
import { fillPage, strikeCorner, type Tidiness, type Truth } from './fill-page.ts'
import { between, type Chance, drawStroke, oneOf, type Raster } from './raster.ts'

/** Why a page must be refused; null if it must be read. */
export type Flaw = 'blurred' | 'cutOff' | 'otherPaper' | 'blank'

/** The picture of a page that a student filled in, and what is on it. */
export interface GeneratedPage {
  readonly seed: number
  readonly picture: Buffer
  readonly taken: Taken
  readonly tidiness: Tidiness
  readonly flaw: Flaw | null
  readonly isStruck: boolean
  readonly layout: string
  readonly page: number
  readonly quarters: number
  readonly truth: Truth
}

/** In per cent of all pages. */
const flaws: readonly (readonly [flaw: Flaw, share: number])[] = [
  ['blurred', 1.2],
  ['cutOff', 1.2],
  ['otherPaper', 1],
  ['blank', 0.6],
]

/** The page with this seed; always the same one. */
export async function generatedPage(
  sheets: readonly [PrintedSheet, ...PrintedSheet[]],
  seed: number,
): Promise<GeneratedPage> {
  const random = seededRandom(seed)
  const chance: Chance = () => random(1_000_003) / 1_000_003
  const sheet = oneOf(chance, sheets)
  // Most of the bubbles are on first pages.
  const index = chance() < 0.75 ? 0 : Math.floor(chance() * sheet.pages.length)
  const { marks = [], number = 1 } = sheet.map.pages[index] ?? {}
  const flaw = flawBy(chance)
  const page = pageOf(sheet.pages[index], flaw)
  const tidiness: Tidiness = chance() < 0.5 ? 'neat' : 'messy'
  const isWritten = flaw !== 'blank' && flaw !== 'otherPaper'
  const truth: Truth = isWritten ? fillPage(page, marks, sheet.multiple, tidiness, chance) : new Map()
  const isStruck = isWritten && chance() < 0.15
  if (isStruck) strikeCorner(page, marks, chance)
  if (flaw === 'otherPaper') writeOther(page, chance)
  const taken: Taken = chance() < 0.3 ? 'scan' : 'photograph'
  const quarters = chance() < 0.12 ? 2 : taken === 'photograph' && chance() < 0.15 ? oneOf(chance, [1, 3]) : 0
  const picture = await take(page, taken, chance, { quarters, ...faultOf(flaw, chance) })
  return { seed, picture, taken, tidiness, flaw, isStruck, layout: sheet.map.layout, page: number, quarters, truth }
}

function flawBy(chance: Chance): Flaw | null {
  let left = chance() * 100
  for (const [flaw, share] of flaws) {
    left -= share
    if (left < 0) return flaw
  }
  return null
}

function pageOf(page: Raster | undefined, flaw: Flaw | null): Raster {
  if (page === undefined) throw new Error('A sheet has no page')
  const data =
    flaw === 'blank' || flaw === 'otherPaper' ? new Uint8Array(page.data.length).fill(255) : new Uint8Array(page.data)
  return { ...page, data }
}

/** Text-like lines and a few black boxes. */
function writeOther(page: Raster, chance: Chance): void {
  for (let y = 20; y < 280; y += 6)
    for (let x = 20; x < 190; x += between(chance, 1.5, 4))
      drawStroke(
        page,
        [
          [x, y],
          [x + 1.2, y - 2.5 * chance()],
        ],
        0.4,
        0.9,
        chance,
      )
  for (let box = 0; box < 5; box += 1) {
    const [x, y] = [between(chance, 10, 190), between(chance, 10, 280)]
    drawStroke(
      page,
      [
        [x, y],
        [x + 8, y],
      ],
      8,
      1,
      chance,
    )
  }
}

function faultOf(flaw: Flaw | null, chance: Chance): Fault {
  if (flaw === 'blurred') return { blur: between(chance, 9, 16) }
  return flaw === 'cutOff' ? { cut: between(chance, 0.14, 0.3) } : {}
}
