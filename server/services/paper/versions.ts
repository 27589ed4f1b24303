import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { paper } from '#server/database/schema/papers.ts'
import type { PaperRow } from './stored-paper.ts'

/** What all versions of one paper have in common: the id of the first. */
export const firstVersionOf = ({
  firstVersionId,
  paperId,
}: Readonly<Record<'firstVersionId' | 'paperId', AnyPgColumn>>) => sql<number>`coalesce(${firstVersionId}, ${paperId})`

export const isVersionOf = ({ firstVersionId, paperId }: Pick<PaperRow, 'firstVersionId' | 'paperId'>): SQL =>
  eq(firstVersionOf(paper), firstVersionId ?? paperId)

interface Versions {
  /** The row that was asked for. */
  readonly row: PaperRow
  /** The one that is edited. */
  readonly latest: PaperRow
  /** All versions, this one among them. */
  readonly paperIds: readonly number[]
  readonly ofAll: SQL
}

/**
 * Locks every version of a paper that is known to exist: whoever may open it, may open any of them, so what is done to
 * one of them is done to all. One that is saved
 * meanwhile shows only once its predecessor could be locked, so it is locked in another round.
 */
export async function lockVersions(db: Executor, paperId: number): Promise<Versions> {
  const [asked] = await db.select().from(paper).where(eq(paper.paperId, paperId))
  if (asked === undefined) throw new Gone()
  const ofAll = isVersionOf(asked)
  const rows = await db.select().from(paper).where(ofAll).orderBy(asc(paper.paperId)).for('update')
  const row = rows.find((one) => one.paperId === paperId)
  if (row === undefined) throw new Gone()
  const paperIds = rows.map((one) => one.paperId)
  const latest = rows.at(-1)
  return latest?.replacedById === null ? { row, latest, paperIds, ofAll } : lockVersions(db, paperId)
}
