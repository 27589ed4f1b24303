import { lt } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { idempotency, jobProgress } from '#server/database/schema/system.ts'

const hour = 3_600_000

/** How long answers of writes are kept for a repetition, and the progress of jobs for whoever started them. */
export const kept = { idempotency: 24 * hour, progress: 7 * 24 * hour } as const

/** Deletes what is older than it is kept for. */
export async function cleanUp(db: Executor, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(kept.idempotency)))
  await db.delete(jobProgress).where(lt(jobProgress.createdAt, before(kept.progress)))
}
