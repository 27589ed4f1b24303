import { and, eq } from 'drizzle-orm'
import { type KeptReading, readingsOf, writtenNumberOf } from '#domain/scan/read-rows.ts'
import { studentOfSheet } from '#domain/scan/student-of-sheet.ts'
import type { Executor } from '#server/database/database.ts'
import { scanPage, scanReading } from '#server/database/schema/scans.ts'
import type { PageReading, ReadPage } from '../sheet-reading/reading.types.ts'
import { noteChange } from './open-scan.ts'
import { layoutOfCode } from './scan-sheet.ts'
import type { SheetContext } from './sheet-context.ts'

interface ReadingToKeep {
  readonly scanPageId: number
  readonly read: PageReading
  readonly context: SheetContext
  readonly now: Date
}

/** Stores what was read of a page, once: another run may have stored it meanwhile, or the page is gone. */
export async function keepReading(db: Executor, { scanPageId, read, context, now }: ReadingToKeep): Promise<void> {
  const isWaiting = and(eq(scanPage.scanPageId, scanPageId), eq(scanPage.state, 'waiting'))
  const readings = read.kind === 'read' ? answersOn(read, context) : []
  const changes = read.kind === 'read' ? ofPage(read, context, readings) : refused(read)
  const [kept] = await db
    .update(scanPage)
    .set({ ...changes, readAt: now })
    .where(isWaiting)
    .returning({ scanId: scanPage.scanId })
  if (kept === undefined) return
  if (readings.length > 0) await db.insert(scanReading).values(readings.map((one) => ({ ...one, scanPageId })))
  await noteChange(db, kept.scanId, now)
}

const refused = ({ reason, code, picture }: Extract<PageReading, { kind: 'refused' }>) => ({
  state: 'refused' as const,
  refusal: reason,
  source: null,
  picture,
  layout: code === null ? null : layoutOfCode(code),
})

function answersOn({ layout, rows, boxes }: ReadPage, context: SheetContext): readonly KeptReading[] {
  const items = context.itemsOf(layout)
  return items === null ? [] : readingsOf(rows, boxes, (row) => items.get(row))
}

function ofPage(
  { layout, page, turned, studentCode, rows, boxes, picture }: ReadPage,
  { students }: SheetContext,
  readings: readonly KeptReading[],
) {
  const written = new Set(boxes.map(({ id }) => id))
  const isWaiting = readings.some(({ row, state }) => state === 'unsure' && written.has(row))
  const writtenNumber = studentCode ?? writtenNumberOf(rows)
  return {
    state: 'read' as const,
    layout,
    sheetPage: page,
    turned,
    picture,
    source: null,
    writtenNumber,
    blanks: isWaiting ? ('waiting' as const) : ('none' as const),
    uid: studentOfSheet({ studentCode, writtenNumber: writtenNumberOf(rows) }, students),
  }
}
