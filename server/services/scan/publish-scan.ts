import { eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { paper } from '#server/database/schema/papers.ts'
import { scan, scanResult } from '#server/database/schema/scans.ts'
import { clearWork } from '../submission/clear-work.ts'
import { handInStored } from '../submission/hand-in.ts'
import { findItems } from '../submission/working-submission.ts'
import { findMovedMarks, storeMovedMarks } from './moved-marks.ts'
import { findPages } from './scan-pages.ts'
import { sheetPagesOf } from './scan-info.ts'
import { paperOfAssignment, type ScanStudent, scanStudents } from './scan-students.ts'
import { losesScore, sheetsOfStudents } from './student-sheets.ts'
import { answersOfPages, storeAnswers } from './store-scanned.ts'

interface Publishing {
  readonly scanId: number
  readonly assignmentId: number
  /** Whether a missing page counts as left open. */
  readonly missingAsOpen: boolean
  /** Students whose answers from the student page are replaced. */
  readonly replaceUids: readonly number[]
  readonly now: Date
}

/**
 * Writes the answers of every student whose sheet is ready, marked by the current keys of the paper. An answer that
 * reads as before keeps its mark: markers of written work lose nothing when pages are added later. Marks of writing go
 * with their page.
 */
export async function publishScan(db: Executor, publishing: Publishing) {
  const { scanId, assignmentId, missingAsOpen, replaceUids, now } = publishing
  const paperId = await paperOfAssignment(db, assignmentId)
  // A correction of a key waits, and its re-marking sees these answers.
  await db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperId)).for('share')
  await lockSubmissions(db, assignmentId)
  const students = await scanStudents(db, assignmentId)
  if (!replaceUids.every((uid) => students.some((student) => student.uid === uid))) return 'studentNotInClass'
  const pages = await findPages(db, scanId, paperId)
  const sheets = await sheetsOfStudents(db, students, { pages, pageCount: await sheetPagesOf(db, paperId) })
  const replaced = new Set(replaceUids)
  const stateOf = ({ uid }: ScanStudent) => sheets.get(uid)?.state ?? 'none'
  const ready = students.filter((student) => {
    const state = stateOf(student)
    return (state === 'ready' || (state === 'missing' && missingAsOpen)) && mayWrite(student, replaced)
  })
  const gone = students.filter((student) => losesScore(student, scanId, stateOf(student)))
  const answers = await answersOfPages(db, new Map(ready.map(({ uid }) => [uid, sheets.get(uid)?.pages ?? []])))
  const written = new Map(ready.map(({ submissionId, uid }) => [submissionId, answers.get(uid) ?? {}]))
  const movedMarks = await findMovedMarks(db, assignmentId, written)
  // Their pages turned out to belong to somebody else.
  await clearWork(
    db,
    gone.map(({ submissionId }) => submissionId),
  )
  const heldCount = students.filter(({ uid }) => sheets.get(uid)?.state !== 'none').length - ready.length
  if (ready.length === 0) return { publishedCount: 0, withdrawnCount: gone.length, heldCount }
  const items = await findItems(db, paperId)
  await storeAnswers(db, items, written)
  if (movedMarks !== null) await storeMovedMarks(db, movedMarks, now)
  await handInStored(
    db,
    ready.map(({ submissionId }) => submissionId),
    now,
  )
  await noteResults(
    db,
    scanId,
    ready.map(({ submissionId, uid }) => ({ submissionId, scanPageIds: sheets.get(uid)?.pages ?? [] })),
    now,
  )
  return { publishedCount: ready.length, withdrawnCount: gone.length, heldCount }
}

const mayWrite = ({ uid, submittedAt, scannedAt }: ScanStudent, replaced: ReadonlySet<number>): boolean =>
  submittedAt === null || scannedAt !== null || replaced.has(uid)

const lockSubmissions = (db: Executor, assignmentId: number) =>
  db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(submission.submissionId)
    .for('update')

interface Result {
  readonly submissionId: number
  readonly scanPageIds: readonly number[]
}

async function noteResults(db: Executor, scanId: number, results: readonly Result[], now: Date): Promise<void> {
  await db
    .insert(scanResult)
    .values(results.map((result) => ({ ...result, scanId, publishedAt: now })))
    .onConflictDoUpdate({
      target: scanResult.submissionId,
      set: { scanId, publishedAt: now, scanPageIds: sql`excluded.scan_page_ids` },
    })
  await db.update(scan).set({ publishedAt: now, changedAt: now }).where(eq(scan.scanId, scanId))
}
