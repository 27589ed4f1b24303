import { eq } from 'drizzle-orm'
import { familyOf } from '#domain/questions/question-types.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { paperImport, type StoredRead } from '#server/database/schema/paper-imports.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { Job } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { storableJson } from '../storable-json.ts'
import type { DrawnPicture } from '../pictures/draw-apart.ts'
import { keepPictures, roomOf } from '../pictures/kept-pictures.ts'
import { ImportPictures } from './import-pictures.ts'
import { readImportFile } from './read-import-file.ts'
import { findLikes } from './same-questions.ts'
import { unknownPoints } from './unknown-points.ts'

/** The file is fetched, read, and compared with the bank. */
export const readingSteps = 3

/**
 * Reads a stored file. The result and the end of the import are written in one transaction; an interrupted run starts
 * over. One cancelled meanwhile leaves nothing.
 */
export async function readImport(db: Database, job: Job<'importPaper'>, now: () => Date): Promise<void> {
  const [row] = await db.select().from(paperImport).where(eq(paperImport.paperImportId, job.paperImportId))
  if (row === undefined || row.content === null) return
  const { uid, subjectId, fileName } = row
  await noteStep(db, job.jobId, 1, now())
  const bytes = Buffer.from(row.content)
  const pictures = new ImportPictures(await roomOf(db, { uid, now: now() }))
  const read = await readImportFile({ bytes, fileName, family: familyOf(subjectId) }, pictures)
  if (typeof read === 'string') return finish(db, job, { refusal: read }, now())
  await noteStep(db, job.jobId, 2, now())
  const likes = await findLikes(db, read.questions, { uid, subjectId })
  const unknown = await unknownPoints(db, read.questions, subjectId)
  const found = { ...read, notUnderstood: [...read.notUnderstood, ...unknown], ...likes }
  await finish(db, job, { read: found, pictures: pictures.namedIn(JSON.stringify(found)) }, now())
}

async function noteStep(db: Executor, jobId: string, done: number, now: Date): Promise<void> {
  const state: JobState = 'running'
  await db.update(jobProgress).set({ state, done, updatedAt: now }).where(eq(jobProgress.jobId, jobId))
}

type Outcome =
  | { readonly read: StoredRead; readonly pictures: readonly DrawnPicture[] }
  | { readonly refusal: NonNullable<typeof paperImport.$inferSelect.refusal> }

const finish = (db: Database, job: Job<'importPaper'>, outcome: Outcome, now: Date): Promise<void> =>
  db.transaction(async (transaction) => {
    const mine = eq(paperImport.paperImportId, job.paperImportId)
    const [row] = await transaction
      .select({ uid: paperImport.uid, cancelledAt: paperImport.cancelledAt })
      .from(paperImport)
      .where(mine)
      .for('update')
    if (row?.cancelledAt === null) {
      const found = 'read' in outcome ? { read: storableJson(outcome.read) } : outcome
      if ('read' in outcome) await keepPictures(transaction, outcome.pictures, { uid: row.uid, now })
      await transaction
        .update(paperImport)
        .set({ ...found, content: null })
        .where(mine)
    }
    const state: JobState = 'done'
    await transaction
      .update(jobProgress)
      .set({ state, done: readingSteps, updatedAt: now })
      .where(eq(jobProgress.jobId, job.jobId))
  })
