import { and, eq, sql } from 'drizzle-orm'
import type { AnswerKey } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import type { JobState } from '../jobs/progress.ts'

/**
 * Locks a paper for a change to its keys: waits for submissions that are being handed in, holds up those that follow,
 * and marks the paper as changed.
 */
export async function lockKeys(db: Executor, paperId: number, now: Date): Promise<void> {
  await db
    .update(paper)
    .set({ updatedAt: now, rev: sql`${paper.rev} + 1` })
    .where(eq(paper.paperId, paperId))
}

const ofItem = (paperId: number, itemId: number) => and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId))

/** An item of a paper with what its key is checked against; null if the paper has no such item. */
export async function findPlace(db: Executor, paperId: number, itemId: number) {
  const [row] = await db
    .select({ key: paperItem.key, keyRev: paperItem.keyRev, score: paperItem.score, options: item.options })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .where(ofItem(paperId, itemId))
  return row ?? null
}

export async function storeKey(db: Executor, paperId: number, itemId: number, key: AnswerKey): Promise<void> {
  await db
    .update(paperItem)
    .set({ key, keyRev: sql`${paperItem.keyRev} + 1` })
    .where(ofItem(paperId, itemId))
}

export async function noteRemark(db: Executor, jobId: string, uid: number, now: Date): Promise<void> {
  const state: JobState = 'waiting'
  await db.insert(jobProgress).values({ jobId, kind: 'remark', uid, state, createdAt: now, updatedAt: now })
}

/** Progress of a re-marking for the person who started it; null for everybody else, and if there is none. */
export async function findRemark(db: Executor, jobId: string, uid: number) {
  const [row] = await db
    .select({
      state: sql<JobState>`${jobProgress.state}`,
      done: jobProgress.done,
      total: jobProgress.total,
      result: jobProgress.result,
    })
    .from(jobProgress)
    .where(and(eq(jobProgress.jobId, jobId), eq(jobProgress.uid, uid), eq(jobProgress.kind, 'remark')))
  return row ?? null
}
