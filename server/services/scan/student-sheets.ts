import { and, eq, inArray, max } from 'drizzle-orm'
import { sheetsOf, type SheetState, type StudentSheet } from '#domain/scan/page-problems.ts'
import type { Executor } from '#server/database/database.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { scanFile, scanPage } from '#server/database/schema/scans.ts'
import { type FoundPage, undecidedPages } from './scan-pages.ts'
import type { ScanStudent } from './scan-students.ts'

export interface SheetPages {
  /** Of the paper's sheet. */
  readonly pageCount: number
  readonly pages: readonly FoundPage[]
}

/** The sheet of each student, by uid; one whose work was sent back waits for a newer page. */
export async function sheetsOfStudents(
  db: Executor,
  students: readonly ScanStudent[],
  { pageCount, pages }: SheetPages,
): Promise<ReadonlyMap<number, StudentSheet>> {
  const uids = students.map(({ uid }) => uid)
  const found = sheetsOf(uids, pages, { pageCount, undecided: undecidedPages(pages) })
  const sheets = new Map(found.map((sheet) => [sheet.uid, sheet]))
  const waiting = await waitingForNewPage(db, students, sheets)
  return new Map(
    found.map((sheet) => [sheet.uid, waiting.has(sheet.uid) ? { ...sheet, state: 'sentBack' as const } : sheet]),
  )
}

/** Whether publishing sheets withdraws a student's answers: they came from there, and no page is theirs any more. */
export const losesScore = ({ scanId: writtenFrom }: ScanStudent, scanId: number | null, state: SheetState): boolean =>
  writtenFrom !== null && writtenFrom === scanId && state === 'none'

/** Students whose work was sent back and whose sheet has no newer page: writing it again would undo that. */
async function waitingForNewPage(
  db: Executor,
  students: readonly ScanStudent[],
  sheets: ReadonlyMap<number, StudentSheet>,
): Promise<ReadonlySet<number>> {
  const open = students.filter(({ uid, submittedAt }) => submittedAt === null && sheets.get(uid)?.state !== 'none')
  const ids = open.map(({ submissionId }) => submissionId)
  const sentBackAt = await sentBackTimes(db, ids)
  const cameAt = await pageTimes(
    db,
    open.flatMap(({ uid }) => sheets.get(uid)?.pages ?? []),
  )
  const isWaiting = ({ uid, submissionId }: ScanStudent): boolean => {
    const at = sentBackAt.get(submissionId)
    return at !== undefined && (sheets.get(uid)?.pages ?? []).every((page) => +(cameAt.get(page) ?? at) <= +at)
  }
  return new Set(open.filter(isWaiting).map(({ uid }) => uid))
}

async function sentBackTimes(db: Executor, submissionIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .select({ submissionId: answerNote.submissionId, at: max(answerNote.notedAt) })
    .from(answerNote)
    .where(and(inArray(answerNote.submissionId, [...submissionIds]), eq(answerNote.kind, 'sentBack')))
    .groupBy(answerNote.submissionId)
  return new Map(rows.flatMap(({ submissionId, at }) => (at === null ? [] : [[submissionId, at] as const])))
}

async function pageTimes(db: Executor, scanPageIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  if (scanPageIds.length === 0) return new Map()
  const rows = await db
    .select({ scanPageId: scanPage.scanPageId, at: scanFile.createdAt })
    .from(scanPage)
    .innerJoin(scanFile, eq(scanFile.scanFileId, scanPage.scanFileId))
    .where(inArray(scanPage.scanPageId, [...scanPageIds]))
  return new Map(rows.map(({ scanPageId, at }) => [scanPageId, at]))
}
