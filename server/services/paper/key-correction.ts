import { and, eq, sql } from 'drizzle-orm'
import type { AnswerKey } from '#domain/questions/question.ts'
import { anyOf } from '#server/database/any-of.ts'
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

/** Items of a paper with what their keys are checked against; those that the paper does not have are missing. */
export async function findKeyedItems(db: Executor, paperId: number, itemIds: readonly number[]) {
  const { itemId, key, keyRev, score } = paperItem
  const rows = await db
    .select({ itemId, key, keyRev, score, options: item.options })
    .from(paperItem)
    .innerJoin(item, eq(item.itemId, paperItem.itemId))
    .where(and(eq(paperItem.paperId, paperId), sql`${paperItem.itemId} = ${anyOf(itemIds)}`))
  return new Map(rows.map(({ itemId: id, ...keyed }) => [id, keyed]))
}

export interface NewKey {
  readonly itemId: number
  readonly key: AnswerKey
}

export async function storeKeys(db: Executor, paperId: number, keys: readonly NewKey[]): Promise<void> {
  await db.execute(sql`
    update ${paperItem} set key = new.key, key_rev = key_rev + 1
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as new("itemId" bigint, key jsonb)
    where ${paperItem.paperId} = ${paperId} and ${paperItem.itemId} = new."itemId"`)
}

export async function noteRemarks(db: Executor, jobIds: readonly string[], uid: number, now: Date): Promise<void> {
  const state: JobState = 'waiting'
  const row = { kind: 'remark', uid, state, createdAt: now, updatedAt: now } as const
  if (jobIds.length > 0) await db.insert(jobProgress).values(jobIds.map((jobId) => ({ ...row, jobId })))
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
