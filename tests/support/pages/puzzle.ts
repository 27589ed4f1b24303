import type { Page } from 'playwright-core'
import { type DecodedPng, decodePngUrl } from '#tests/support/files/decode-png.ts'

/** Solves the slide puzzle on the page by keyboard, as a user who sees where the piece fits. */
export async function solvePuzzle(page: Page): Promise<void> {
  await placePiece(page)
  await page.getByRole('dialog', { name: puzzleTitle }).waitFor({ state: 'hidden' })
}

const puzzleTitle = '请完成滑块验证'

/** Puts the piece in place and submits it, whatever the result. */
export async function placePiece(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: puzzleTitle })
  const slider = dialog.getByRole('slider')
  await slider.waitFor()
  const [picture, piece] = await dialog
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => ({ url: image.getAttribute('src') ?? '', top: (image as HTMLElement).style.top })),
    )
  if (picture === undefined || piece === undefined) throw new Error('The puzzle has no pictures')
  const whole = decodePngUrl(picture.url)
  const gap = gapOf(whole, decodePngUrl(piece.url), Math.round((Number.parseFloat(piece.top) / 100) * whole.height))
  await slider.press('Home')
  // The slider keeps the focus; locating it before each key would take most of the time.
  for (let tens = 0; tens < Math.floor(gap / 10); tens += 1) await page.keyboard.press('Shift+ArrowRight')
  for (let ones = 0; ones < gap % 10; ones += 1) await page.keyboard.press('ArrowRight')
  await slider.press('Enter')
}

/** How the gap is darkened: the share of this colour mixed in. */
const shade = { share: 0.6, colour: [20, 24, 40] } as const

/** The left edge of where the picture best matches the darkened piece. */
export function gapOf(picture: DecodedPng, piece: DecodedPng, top: number): number {
  const costs = Array.from({ length: picture.width - piece.width + 1 }, (_, left) => costAt(picture, piece, left, top))
  return costs.indexOf(Math.min(...costs))
}

function costAt(picture: DecodedPng, piece: DecodedPng, left: number, top: number): number {
  let cost = 0
  for (let y = 0; y < piece.height; y += 1)
    for (let x = 0; x < piece.width; x += 1) {
      const of = (y * piece.width + x) * piece.channels
      if ((piece.samples[of + 3] ?? 0) < 255) continue
      const at = ((top + y) * picture.width + left + x) * picture.channels
      for (const [channel, dark] of shade.colour.entries()) {
        const bright = piece.samples[of + channel] ?? 0
        cost += Math.abs((picture.samples[at + channel] ?? 0) - (bright + (dark - bright) * shade.share))
      }
    }
  return cost
}
