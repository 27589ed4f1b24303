import { eq } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import type { SheetBox } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import { cropPage } from '../sheet-reading/crop-page.ts'
import type { PaperPicture } from './paper-pictures.ts'
import type { SetCrops } from './set-text.ts'

/** Pages of answer sheets that one file shows parts of; in place of what stands on others the words stay. */
const mostPages = 200

/** A stored picture is as wide as so many of its pixels. */
const pixelsPerMillimetre = 96 / 25.4

/** The pictures of a file with the parts of answer sheets at their places, each page decoded once. */
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
    for (const [place, { area }] of parts) shown[place] = await cropOf(page(), area)
  }
  return shown
}

async function readPage(db: Executor, scanPageId: number): Promise<(() => Sharp) | null> {
  const [row] = await db.select({ picture: scanPage.picture }).from(scanPage).where(eq(scanPage.scanPageId, scanPageId))
  if (row === undefined || row.picture === null) return null
  const { data, info } = await sharp(row.picture).raw().toBuffer({ resolveWithObject: true })
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/** As large as it is on the sheet. */
async function cropOf(page: Sharp, area: SheetBox): Promise<PaperPicture | null> {
  const bytes = await cropPage(page, area)
  if (bytes === null) return null
  const [width, height] = [area.w, area.h].map((length) => Math.round(length * pixelsPerMillimetre))
  return { type: 'jpg', bytes: new Uint8Array(bytes), width: width ?? 0, height: height ?? 0 }
}
