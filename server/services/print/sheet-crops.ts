import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import type { SheetBox } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { cropPage } from '../sheet-reading/crop-page.ts'
import type { PaperPicture } from './paper-pictures.ts'
import type { SetCrops } from './set-text.ts'

/** From how many pages of answer sheets one file shows parts; those of other pages are replaced by words. */
const mostPages = 200

/** Pixels of a stored picture per millimetre of its width. */
const pixelsPerMillimetre = 96 / 25.4

/** The pictures of a file including the parts of answer sheets, each page decoded once. */
export async function withSheetCrops(
  db: Executor,
  pictures: readonly (PaperPicture | null)[],
  crops: SetCrops,
): Promise<readonly (PaperPicture | null)[]> {
  const shown = [...pictures]
  const pages = groupedBy([...crops], ([, { scanPageId }]) => scanPageId)
  for (const [scanPageId, parts] of [...pages].slice(0, mostPages)) {
    const page = await readPage(db, scanPageId)
    if (page === null) continue
    for (const [index, { area }] of parts) shown[index] = await cropOf(page(), area)
  }
  return shown
}

async function readPage(db: Executor, scanPageId: number): Promise<(() => Sharp) | null> {
  const [row] = await db.select({ picture: scanPage.picture }).from(scanPage).where(eq(scanPage.scanPageId, scanPageId))
  if (row === undefined || row.picture === null) return null
  const { data, info } = await sharp(row.picture).raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** In its size on the sheet. */
async function cropOf(page: Sharp, area: SheetBox): Promise<PaperPicture | null> {
  const bytes = await cropPage(page, area)
  if (bytes === null) return null
  const [width, height] = [area.w, area.h].map((length) => Math.round(length * pixelsPerMillimetre))
  return { type: 'jpg', bytes: new Uint8Array(bytes), width: width ?? 0, height: height ?? 0 }
}
