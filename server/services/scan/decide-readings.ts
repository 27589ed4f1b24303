import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PageReadingRow, ReadingGroupRow, ScanItemRow } from '#api/contract/schemas/scans.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { groupReadings } from '#domain/scan/group-readings.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Executor } from '#server/database/database.ts'
import { scan, scanPage, scanReading } from '#server/database/schema/scans.ts'
import { answersFault } from '../submission/answer-format.ts'
import { findItems } from '../submission/working-submission.ts'
import { lettersOnPages } from './letters-on-pages.ts'
import { isUndecided } from './scan-rows.ts'
import { findPaper, itemsOfPaper } from './scan-sheet.ts'
import { paperOfAssignment } from './scan-students.ts'

/** One answer on one page. */
export interface PlacedRow {
  readonly scanPageId: number
  readonly row: string
}

const readingsWhere = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      scanPageId: scanReading.scanPageId,
      row: scanReading.row,
      itemId: scanReading.itemId,
      state: scanReading.state,
      value: sql<string | null>`coalesce(${scanReading.decision}, ${scanReading.value})`,
      isDecided: sql<boolean>`${scanReading.decision} is not null`,
      candidates: scanReading.candidates,
      confidence: scanReading.confidence,
      area: scanReading.area,
      layout: scanPage.layout,
    })
    .from(scanReading)
    .innerJoin(scanPage, eq(scanPage.scanPageId, scanReading.scanPageId))
    .where(where)
    .orderBy(asc(scanPage.scanFileId), asc(scanPage.number), sql`(${scanReading.area}->>'y')::numeric`)

/** Readings with the letters printed on their pages, because a person compares them with the page. */
async function readingRows(db: Executor, where: SQL | undefined, paper: Paper | null): Promise<PageReadingRow[]> {
  const rows = await readingsWhere(db, where)
  const { shown } = lettersOnPages(paper)
  return rows.map(({ layout, ...row }) => {
    const onPage = (answer: string) => shown(answer, { itemId: row.itemId, layout })
    return { ...row, value: row.value && onPage(row.value), candidates: row.candidates.map(onPage) }
  })
}

async function paperOfScan(db: Executor, scanId: number): Promise<Paper | null> {
  const [row] = await db.select({ assignmentId: scan.assignmentId }).from(scan).where(eq(scan.scanId, scanId))
  return row === undefined ? null : findPaper(db, await paperOfAssignment(db, row.assignmentId))
}

/** The items of the paper behind the sheets, by id. */
function itemsOf(paper: Paper | null): ReadonlyMap<number, ScanItemRow> {
  const items = paper === null ? [] : itemsOfPaper(paper)
  return new Map(
    items.map(({ itemId, printed, key, options }) => [
      itemId,
      {
        itemId,
        printed,
        kind: key.kind,
        choices: options.map(({ id }) => id),
        accept: key.kind === 'blank' || key.kind === 'number' ? [...key.accept] : [],
      },
    ]),
  )
}

/**
 * Readings that wait for a person, grouped in the order of the paper; with `isApart` each piece of writing is on its
 * own.
 */
export async function unsureGroups(db: Executor, scanId: number, isApart: boolean): Promise<ReadingGroupRow[]> {
  const paper = await paperOfScan(db, scanId)
  const items = itemsOf(paper)
  const order = new Map([...items.keys()].map((itemId, index) => [itemId, index]))
  const rows = await readingRows(db, and(eq(scanPage.scanId, scanId), isNull(scanPage.leftOutAt), isUndecided), paper)
  const isAlone = ({ itemId }: PageReadingRow) => isApart && items.get(itemId)?.choices.length === 0
  return groupReadings(rows, isAlone)
    .toSorted((a, b) => (order.get(a.itemId) ?? 0) - (order.get(b.itemId) ?? 0))
    .flatMap(({ itemId, candidates, readings }) => {
      const item = items.get(itemId)
      return item === undefined ? [] : [{ item, candidates: [...candidates], readings: [...readings] }]
    })
}

/** Everything read on one page; null if the page belongs to other sheets. */
export async function readingsOfPage(db: Executor, scanId: number, scanPageId: number) {
  const isPage = and(eq(scanPage.scanId, scanId), eq(scanPage.scanPageId, scanPageId))
  if ((await db.$count(scanPage, isPage)) === 0) return null
  const paper = await paperOfScan(db, scanId)
  return { readings: await readingRows(db, isPage, paper), items: [...itemsOf(paper).values()] }
}

interface Deciding {
  readonly scanId: number
  readonly uid: number
  readonly now: Date
}

/** Matches the readings named, provided they are on pages of these sheets. */
const namedBy = (scanId: number, readings: readonly PlacedRow[]): SQL =>
  sql`exists (select 1 from ${scanPage} join unnest(
      ${sql.param(readings.map(({ scanPageId }) => scanPageId))}::bigint[], ${sql.param(readings.map(({ row }) => row))}::text[]
    ) as named (page_id, row) on named.page_id = ${scanPage.scanPageId}
    where ${scanPage.scanId} = ${scanId} and ${scanPage.scanPageId} = ${scanReading.scanPageId} and named.row = ${scanReading.row})`

/** Records a person's decision, by the letters on the pages; returns the number of answers, or why it was refused. */
export async function decideReadings(
  db: Executor,
  readings: readonly PlacedRow[],
  answer: string,
  { scanId, uid, now }: Deciding,
): Promise<number | 'answerInvalid' | 'scanPageUnknown'> {
  const found = await db
    .select({
      itemId: scanReading.itemId,
      scanPageId: scanReading.scanPageId,
      row: scanReading.row,
      layout: scanPage.layout,
    })
    .from(scanReading)
    .innerJoin(scanPage, eq(scanPage.scanPageId, scanReading.scanPageId))
    .where(namedBy(scanId, readings))
  if (found.length < readings.length) return 'scanPageUnknown'
  const answers = Object.fromEntries(found.map(({ itemId }) => [itemId, answer]))
  if (answersFault(await itemsToFit(db, scanId), answers) !== null) return 'answerInvalid'
  const { meant } = lettersOnPages(await paperOfScan(db, scanId))
  for (const [decision, rows] of groupedBy(found, (row) => meant(answer, row)))
    await db.update(scanReading).set({ decision, deciderId: uid, decidedAt: now }).where(namedBy(scanId, rows))
  return found.length
}

async function itemsToFit(db: Executor, scanId: number) {
  const [row] = await db.select({ assignmentId: scan.assignmentId }).from(scan).where(eq(scan.scanId, scanId))
  return findItems(db, await paperOfAssignment(db, row?.assignmentId ?? 0))
}

/** Takes decisions back; false if one belongs to other sheets. */
export async function undecideReadings(db: Executor, scanId: number, readings: readonly PlacedRow[]): Promise<boolean> {
  const undone = await db
    .update(scanReading)
    .set({ decision: null, deciderId: null, decidedAt: null })
    .where(namedBy(scanId, readings))
    .returning({ row: scanReading.row })
  return undone.length === readings.length
}

/** Those of these pages that belong to the sheets. */
export const pagesOfScan = (db: Executor, scanId: number, ids: readonly number[]) =>
  db
    .select({ scanPageId: scanPage.scanPageId })
    .from(scanPage)
    .where(and(eq(scanPage.scanId, scanId), inArray(scanPage.scanPageId, [...ids])))
