import { decodePngUrl } from '#tests/support/files/decode-png.ts'
import { gapOf } from '#tests/support/pages/puzzle.ts'
import { runIn } from './driven-page.ts'
import type { Person } from './person.ts'

const title = '请完成滑块验证'

/** Drags the piece to where it fits. */
export async function solvePuzzle({ page, see, gone }: Person): Promise<void> {
  const dialog = ['dialog', title] as const
  const thumb = await see(dialog, ['slider'])
  const [picture, piece] = await runIn(page, picturesOf, null)
  if (picture === undefined || piece === undefined) throw new Error('The puzzle has no pictures')
  const whole = decodePngUrl(picture.url)
  const gap = gapOf(whole, decodePngUrl(piece.url), Math.round((Number.parseFloat(piece.top) / 100) * whole.height))
  const { x, y } = thumb
  await page.drag([thumb, { x: x + 1, y }, { x: x + (gap * picture.shown) / whole.width, y }])
  await gone(dialog)
}

/** Runs in the page: nothing else in this file is available there. */
function picturesOf() {
  const images = document.querySelectorAll<HTMLImageElement>('[role=dialog] img')
  return Array.from(images, ({ src, style, width }) => ({ url: src, top: style.top, shown: width }))
}
