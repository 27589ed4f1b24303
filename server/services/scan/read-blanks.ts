import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type AgreedText, agreedText } from '#domain/scan/agreed-text.ts'
import type { KeptReading } from '#domain/scan/read-rows.ts'
import type { Database } from '#server/database/database.ts'
import { scanPage, scanReading } from '#server/database/schema/scans.ts'
import { readSliced } from '#server/database/sliced-bytes.ts'
import { unsynced } from '#server/database/unsynced.ts'
import type { BlankReader } from '../sheet-reading/blank-reading.types.ts'
import { atStep } from './reading-stop.ts'

/** How boxes are read, and the items that are answered in them. */
interface BlankReading {
  readonly reader: BlankReader
  readonly itemIds: readonly number[]
}

/** The proposal for a box. */
interface ProposedText extends AgreedText {
  readonly row: string
}

/**
 * Reads the writing in the boxes of the next page that waits for it; false if none does. What two engines agree on is
 * proposed for a person to decide. Each page is one transaction, and a page read by two processes is stored once.
 */
export async function readBlanks(db: Database, scanId: number, { reader, itemIds }: BlankReading): Promise<boolean> {
  const [page] = await db
    .select({ scanPageId: scanPage.scanPageId, scanFileId: scanPage.scanFileId })
    .from(scanPage)
    .where(and(eq(scanPage.scanId, scanId), eq(scanPage.blanks, 'waiting')))
    .orderBy(asc(scanPage.scanFileId), asc(scanPage.number))
    .limit(1)
  if (page === undefined) return false
  await atStep({ at: 'handwriting', ...page }, () => readBoxes(db, page.scanPageId, { reader, itemIds }))
  return true
}

async function readBoxes(db: Database, scanPageId: number, { reader, itemIds }: BlankReading): Promise<void> {
  const picture = await readSliced(db, scanPage.picture, eq(scanPage.scanPageId, scanPageId))
  const boxes = await boxesOf(db, scanPageId, itemIds)
  const proposed = picture === null ? [] : await proposedTexts(reader, picture, boxes)
  await keepTexts(db, scanPageId, proposed)
}

/** The text that both engines agree on in boxes of a flat page; none for a box left to a person. */
export async function proposedTexts(
  reader: BlankReader,
  picture: Uint8Array,
  boxes: readonly Pick<KeptReading, 'row' | 'area'>[],
): Promise<readonly ProposedText[]> {
  const texts = await reader.read(
    picture,
    boxes.map(({ area }) => area),
  )
  return boxes.flatMap(({ row }, index) => {
    const two = texts[index]
    const agreed = two == null ? null : agreedText(two)
    return agreed === null ? [] : [{ row, ...agreed }]
  })
}

/** Boxes of a page with writing that nobody has decided. */
const boxesOf = (db: Database, scanPageId: number, itemIds: readonly number[]) =>
  db
    .select({ row: scanReading.row, area: scanReading.area })
    .from(scanReading)
    .where(and(eq(scanReading.scanPageId, scanPageId), isOpen, inArray(scanReading.itemId, [...itemIds])))
    .orderBy(asc(scanReading.row))

const isOpen = and(eq(scanReading.state, 'unsure'), isNull(scanReading.decision))

const keepTexts = (db: Database, scanPageId: number, proposed: readonly ProposedText[]): Promise<void> =>
  unsynced(db, async (transaction) => {
    const kept = await transaction
      .update(scanPage)
      .set({ blanks: 'read' })
      .where(and(eq(scanPage.scanPageId, scanPageId), eq(scanPage.blanks, 'waiting')))
      .returning({ scanPageId: scanPage.scanPageId })
    if (kept.length === 0 || proposed.length === 0) return
    await transaction
      .update(scanReading)
      .set({ candidates: sql`jsonb_build_array(given.text)`, confidence: sql`given.confidence` })
      .from(
        sql`unnest(
          ${sql.param(proposed.map(({ row }) => row))}::text[],
          ${sql.param(proposed.map(({ text }) => text))}::text[],
          ${sql.param(proposed.map(({ confidence }) => confidence))}::integer[]
        ) as given (row_name, text, confidence)`,
      )
      .where(and(eq(scanReading.scanPageId, scanPageId), isOpen, sql`${scanReading.row} = given.row_name`))
  })
