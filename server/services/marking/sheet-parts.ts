import { and, asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { SheetPart } from '#api/contract/groups/marking.ts'
import { sheetPage } from '#domain/answer-sheet/sheet-geometry.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { scanPage, scanReading } from '#server/database/schema/scans.ts'
import { cropPage } from '../sheet-reading/crop-page.ts'
import { pagesBehind } from '../pages-behind.ts'

interface OfAnswer {
  readonly submissionId: number
  readonly itemId: number
}

/**
 * Where an answer is on the sheet that its submission was read from. Blind marking gets only the part: the page shows
 * the student's name, and its number the order in which sheets were uploaded.
 */
export async function findSheetParts(db: Executor, of: OfAnswer, isBlind: boolean): Promise<SheetPart[]> {
  const parts: SheetPart[] = []
  for (const { scanPageId, sheetPage: page, area, picture } of await readAreas(db, of)) {
    if (picture === null) continue
    const shown = withEdge(area)
    const crop = await cropPage(sharp(picture), shown)
    if (crop === null) continue
    const address = `data:image/jpeg;base64,${crop.toString('base64')}`
    parts.push({ sheetPage: page ?? 1, area: shown, picture: address, scanPageId: isBlind ? null : scanPageId })
  }
  return parts
}

function readAreas(db: Executor, { submissionId, itemId }: OfAnswer) {
  const page = pagesBehind(db, submissionId)
  return db
    .select({
      scanPageId: page.scanPageId,
      sheetPage: page.sheetPage,
      area: scanReading.area,
      picture: scanPage.picture,
    })
    .from(page)
    .innerJoin(scanPage, eq(scanPage.scanPageId, page.scanPageId))
    .innerJoin(scanReading, and(eq(scanReading.scanPageId, page.scanPageId), eq(scanReading.itemId, itemId)))
    .orderBy(asc(page.sheetPage))
}

/** Margin around an answer, in millimetres: includes strokes that leave its lines, and nothing from above it. */
const edge = 2

function withEdge({ x, y, w, h }: SheetBox): SheetBox {
  const [left, top] = [Math.max(0, x - edge), Math.max(0, y - edge)]
  const right = Math.min(sheetPage.width, x + w + edge)
  return { x: left, y: top, w: right - left, h: Math.min(sheetPage.height, y + h + edge) - top }
}
