import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { PaperImportRow, PaperImportState } from '#api/contract/schemas/paper-imports.ts'
import { importLimits, type UploadRefusal } from '#domain/import/import-limits.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { lockPeople } from '../lock-people.ts'
import type { Job, SendJob } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { fileKindOf } from './file-kind.ts'
import { readingSteps } from './read-import.ts'

interface Upload {
  readonly subjectId: number
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Stores a file and starts reading it, or returns why not. */
export async function keepUpload(
  db: Executor,
  sendJob: SendJob,
  { subjectId, fileName, bytes }: Upload,
  { caller: { uid }, now }: Acting,
): Promise<{ readonly paperImportId: number } | UploadRefusal | 'tooManyImports'> {
  const kind = fileKindOf(bytes)
  if (typeof kind === 'string') return kind
  await lockPeople(db, [uid])
  const [unread] = await db
    .select({ number: count() })
    .from(paperImport)
    .where(and(eq(paperImport.uid, uid), isNotNull(paperImport.content)))
  if ((unread?.number ?? 0) >= importLimits.atOnce) return 'tooManyImports'
  const [made] = await db
    .insert(paperImport)
    .values({ uid, subjectId, fileName, content: bytes, jobId: '', createdAt: now })
    .returning({ paperImportId: paperImport.paperImportId })
  if (made === undefined) throw new Error('A file was not kept')
  const jobId = await sendJob(db, 'importPaper', made)
  await db.update(paperImport).set({ jobId }).where(eq(paperImport.paperImportId, made.paperImportId))
  const state: JobState = 'waiting'
  const progress = { jobId, kind: 'importPaper', uid, state, total: readingSteps, createdAt: now, updatedAt: now }
  await db.insert(jobProgress).values(progress)
  return made
}

/** No longer keeps the file of a job that failed for good: nobody will read it, and it counts towards the limit. */
export async function forgetUpload(db: Executor, { jobId }: Job<'giveUp'>): Promise<void> {
  await db.update(paperImport).set({ content: null }).where(eq(paperImport.jobId, jobId))
}

const columns = {
  paperImportId: paperImport.paperImportId,
  subjectId: paperImport.subjectId,
  fileName: paperImport.fileName,
  createdAt: paperImport.createdAt,
  refusal: paperImport.refusal,
  cancelledAt: paperImport.cancelledAt,
  confirmedAt: paperImport.confirmedAt,
  kept: paperImport.questionCount,
  paperId: paperImport.paperId,
  found: sql<number | null>`jsonb_array_length(${paperImport.read}->'questions')`,
  notUnderstoodCount: sql<number>`coalesce(jsonb_array_length(${paperImport.read}->'notUnderstood'), 0)`,
  jobState: sql<JobState | null>`${jobProgress.state}`,
  done: sql<number>`coalesce(${jobProgress.done}, 0)`,
  total: sql<number>`coalesce(${jobProgress.total}, 0)`,
}

const importRows = (db: Executor) =>
  db.select(columns).from(paperImport).leftJoin(jobProgress, eq(jobProgress.jobId, paperImport.jobId))

type SelectedRow = Awaited<ReturnType<typeof importRows>>[number]

/** The caller's files, newest first. */
export async function listImports(db: Executor, uid: number, currentPage: number, pageSize: number) {
  const rows = await importRows(db)
    .where(eq(paperImport.uid, uid))
    .orderBy(desc(paperImport.paperImportId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  return { list: rows.map(rowOf), total: await db.$count(paperImport, eq(paperImport.uid, uid)) }
}

/** One file as shown in the list; undefined if it no longer exists. */
export async function importRow(db: Executor, paperImportId: number): Promise<PaperImportRow | undefined> {
  const [row] = await importRows(db).where(eq(paperImport.paperImportId, paperImportId))
  return row === undefined ? undefined : rowOf(row)
}

function rowOf({ jobState, cancelledAt, confirmedAt, kept, found, createdAt, ...row }: SelectedRow): PaperImportRow {
  const state = stateOf(row, { jobState, cancelledAt, confirmedAt, found })
  return {
    ...row,
    state,
    createdAt: createdAt.toISOString(),
    questionCount: confirmedAt === null ? (found ?? 0) : kept,
  }
}

function stateOf(
  { refusal }: Pick<SelectedRow, 'refusal'>,
  {
    jobState,
    cancelledAt,
    confirmedAt,
    found,
  }: Pick<SelectedRow, 'jobState' | 'cancelledAt' | 'confirmedAt' | 'found'>,
): PaperImportState {
  if (confirmedAt !== null) return 'confirmed'
  if (cancelledAt !== null) return 'cancelled'
  if (refusal !== null || jobState === 'failed') return 'failed'
  if (found !== null) return 'ready'
  return jobState === 'running' ? 'running' : 'waiting'
}

/** A file with its row locked, without its bytes; undefined if it no longer exists. */
export async function lockImport(db: Executor, paperImportId: number) {
  const { subjectId, read, cancelledAt, confirmedAt } = paperImport
  const [row] = await db
    .select({ subjectId, read, cancelledAt, confirmedAt })
    .from(paperImport)
    .where(eq(paperImport.paperImportId, paperImportId))
    .for('update')
  return row
}

/** Stops reading a file or discards what was read; returns whether its questions are in the bank already. */
export async function cancelImport(
  db: Executor,
  paperImportId: number,
  now: Date,
): Promise<'cancelled' | 'already' | 'confirmed'> {
  const row = await lockImport(db, paperImportId)
  if (row === undefined || row.cancelledAt !== null) return 'already'
  if (row.confirmedAt !== null) return 'confirmed'
  await db
    .update(paperImport)
    .set({ cancelledAt: now, content: null, read: null })
    .where(eq(paperImport.paperImportId, paperImportId))
  return 'cancelled'
}
