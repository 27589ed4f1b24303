import { and, asc, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import type { SheetPart } from '#api/contract/areas/marking.ts'
import { sheetPage } from '#domain/answer-sheet/sheet-geometry.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scanPage, scanReading, scanResult } from '#server/database/schema/scans.ts'
import { cropPage } from '../scan/crop-page.ts'

interface OfAnswer {
  readonly assignmentId: number
  readonly submissionId: number
  readonly itemId: number
  readonly isBlind: boolean
}

/**
 * Where an answer stands on the sheet that its submission was read from; of a page that was brought twice the first. Blind
 * marking gets the part alone: the page has the student's name, and its number the order in which sheets were brought.
 */
export async function findSheetParts(db: Executor, { isBlind, ...of }: OfAnswer): Promise<SheetPart[]> {
  const parts: SheetPart[] = []
  for (const { scanPageId, sheetPage: page, area, picture } of await readPlaces(db, of)) {
    const number = page ?? 1
    if (picture === null || parts.some((part) => part.sheetPage === number)) continue
    const shown = withEdge(area)
    const crop = await cropPage(sharp(picture), shown)
    if (crop === null) continue
    const address = `data:image/jpeg;base64,${crop.toString('base64')}`
    parts.push({ sheetPage: number, area: shown, picture: address, scanPageId: isBlind ? null : scanPageId })
  }
  return parts
}

const readPlaces = (db: Executor, { assignmentId, submissionId, itemId }: Omit<OfAnswer, 'isBlind'>) =>
  db
    .select({
      scanPageId: scanPage.scanPageId,
      sheetPage: scanPage.sheetPage,
      area: scanReading.area,
      picture: scanPage.picture,
    })
    .from(scanResult)
    .innerJoin(submission, eq(submission.submissionId, scanResult.submissionId))
    .innerJoin(scanPage, and(eq(scanPage.scanId, scanResult.scanId), eq(scanPage.uid, submission.uid)))
    .innerJoin(scanReading, and(eq(scanReading.scanPageId, scanPage.scanPageId), eq(scanReading.itemId, itemId)))
    .where(
      and(
        eq(scanResult.submissionId, submissionId),
        eq(submission.assignmentId, assignmentId),
        eq(scanPage.state, 'read'),
        isNull(scanPage.leftOutAt),
      ),
    )
    .orderBy(asc(scanPage.sheetPage), asc(scanPage.scanFileId), asc(scanPage.number))

/** Around an answer, in millimetres: strokes that leave its lines, and nothing of what stands above. */
const edge = 2

function withEdge({ x, y, w, h }: SheetBox): SheetBox {
  const [left, top] = [Math.max(0, x - edge), Math.max(0, y - edge)]
  const right = Math.min(sheetPage.width, x + w + edge)
  return { x: left, y: top, w: right - left, h: Math.min(sheetPage.height, y + h + edge) - top }
}
