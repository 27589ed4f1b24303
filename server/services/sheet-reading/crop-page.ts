import sharp, { type Sharp } from 'sharp'
import { pixelsPerMillimetre } from './reading.types.ts'
import type { SheetBox } from '#domain/scan/scan.ts'

/** Margins of a crop, in millimetres: they take in the number before a row, and nothing of adjacent rows. */
const around = { x: 12, y: 0.9 } as const

/** A part of a flat page, given in millimetres, as JPEG; null if it is not on the page. */
export async function cropPage(page: Sharp, box: SheetBox): Promise<Buffer | null> {
  const { width, height } = await page.metadata()
  const [left, top, w, h] = [box.x, box.y, box.w, box.h].map((length) => Math.round(length * pixelsPerMillimetre))
  if (left === undefined || top === undefined || !w || !h || left >= width || top >= height) return null
  const part = { left, top, width: Math.min(w, width - left), height: Math.min(h, height - top) }
  return page.extract(part).jpeg({ quality: 82 }).toBuffer()
}

/** Parts of a page with their surroundings, each as a data URL; the page is decoded once. */
export async function cropsOf(picture: Uint8Array, boxes: readonly SheetBox[]): Promise<readonly (string | null)[]> {
  const { data, info } = await sharp(picture).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const crops: (string | null)[] = []
  for (const { x, y, w, h } of boxes) {
    const wide = {
      x: Math.max(0, x - around.x),
      y: Math.max(0, y - around.y),
      w: w + 2 * around.x,
      h: h + 2 * around.y,
    }
    const crop = await cropPage(sharp(data, { raw }), wide)
    crops.push(crop === null ? null : `data:image/jpeg;base64,${crop.toString('base64')}`)
  }
  return crops
}
