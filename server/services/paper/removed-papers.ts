import { and, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import { day } from '#domain/time/units.ts'
import { lockVersions } from './versions.ts'

const keptFor = paperKeeping.removedDays * day

/** Deletes a paper in all its versions; false if it was deleted already. Run it in a write. */
export async function removePaper(db: Executor, paperId: number, now: Date): Promise<boolean> {
  const { row, ofAll } = await lockVersions(db, paperId)
  if (row.removedAt !== null) return false
  await db.update(paper).set({ removedAt: now }).where(ofAll)
  return true
}

/** Restores a paper in all its versions; run it in a write. */
export async function restorePaper(db: Executor, paperId: number, now: Date): Promise<'restored' | 'present' | 'gone'> {
  const {
    row: { removedAt },
    ofAll,
  } = await lockVersions(db, paperId)
  if (removedAt === null) return 'present'
  if (removedAt.getTime() + keptFor <= now.getTime()) return 'gone'
  await db.update(paper).set({ removedAt: null }).where(ofAll)
  return 'restored'
}

/** One page of the caller's papers that can be restored. */
export async function removedPapers(
  db: Executor,
  { pager }: InputOf<(typeof paperEditing)['removed']>,
  { caller, now }: Acting,
) {
  const { paperId, paperTitle, itemCount, removedAt } = paper
  const filters = and(
    eq(paper.ownerId, caller.uid),
    isNotNull(removedAt),
    gt(removedAt, new Date(now.getTime() - keptFor)),
    isNull(paper.replacedById),
  )
  const rows = await db
    .select({ paperId, paperTitle, itemCount, removedAt })
    .from(paper)
    .where(filters)
    .orderBy(desc(removedAt), desc(paperId))
    .limit(pager.pageSize)
    .offset((pager.currentPage - 1) * pager.pageSize)
  const [all] = await db.select({ total: count() }).from(paper).where(filters)
  const list = rows.flatMap(({ removedAt: at, ...row }) =>
    at === null
      ? []
      : [{ ...row, removedAt: at.toISOString(), goneAt: new Date(at.getTime() + keptFor).toISOString() }],
  )
  return { list, total: all?.total ?? 0 }
}
