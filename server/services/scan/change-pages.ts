import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { scanPage } from '#server/database/schema/scans.ts'
import { pagesOfScan } from './decide-readings.ts'
import { isOfPaper } from './scan-sheet.ts'

interface PlacedPage {
  readonly scanPageId: number
  readonly uid: number
}

interface Placing {
  readonly scanId: number
  readonly assignmentId: number
  readonly placedById: number
}

/**
 * Sets whose pages these are. Nothing is read again, and no reading changes. A page that was not read, or is of another
 * paper, counts for nobody, so it is refused.
 */
export async function placePages(
  db: Executor,
  pages: readonly PlacedPage[],
  { scanId, assignmentId, placedById }: Placing,
): Promise<'studentNotInClass' | 'scanPageUnknown' | 'scanPageNotPlaceable' | null> {
  const uids = [...new Set(pages.map(({ uid }) => uid))]
  const assigned = await db.$count(
    submission,
    and(eq(submission.assignmentId, assignmentId), inArray(submission.uid, uids)),
  )
  if (assigned < uids.length) return 'studentNotInClass'
  const ids = [...new Set(pages.map(({ scanPageId }) => scanPageId))]
  if ((await pagesOfScan(db, scanId, ids)).length < ids.length) return 'scanPageUnknown'
  if ((await countPlaceable(db, assignmentId, ids)) < ids.length) return 'scanPageNotPlaceable'
  const given = sql`unnest(
    ${sql.param(pages.map(({ scanPageId }) => scanPageId))}::bigint[], ${sql.param(pages.map(({ uid }) => uid))}::bigint[]
  ) as given (page_id, uid)`
  await db
    .update(scanPage)
    .set({ uid: sql`given.uid`, placedById })
    .from(given)
    .where(sql`${scanPage.scanPageId} = given.page_id`)
  return null
}

/** How many of these pages can count for a student. */
async function countPlaceable(db: Executor, assignmentId: number, ids: readonly number[]): Promise<number> {
  const rows = await db
    .select({ scanPageId: scanPage.scanPageId })
    .from(scanPage)
    .innerJoin(assignment, eq(assignment.assignmentId, assignmentId))
    .where(and(inArray(scanPage.scanPageId, [...ids]), eq(scanPage.state, 'read'), isOfPaper))
  return rows.length
}

/** Leaves a page out, or takes it back in; false if the page belongs to other sheets. */
export async function leavePageOut(
  db: Executor,
  { scanId, scanPageId }: { readonly scanId: number; readonly scanPageId: number },
  leftOutAt: Date | null,
): Promise<boolean> {
  const left = await db
    .update(scanPage)
    .set({ leftOutAt })
    .where(and(eq(scanPage.scanId, scanId), eq(scanPage.scanPageId, scanPageId)))
    .returning({ scanPageId: scanPage.scanPageId })
  return left.length > 0
}
