import { asc, eq } from 'drizzle-orm'
import type { Paper } from '#domain/paper/paper.ts'
import { type PaperRows, rowsOf } from '#domain/paper/paper-rows.ts'
import { isSameValue } from '#domain/values/same-value.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem, paperSection, paperShare } from '#server/database/schema/papers.ts'
import type { Documents } from './read-documents.ts'
import { documentsOf, type PaperRow } from './stored-paper.ts'

export interface Kept {
  readonly paperId: number
  readonly rev: number
  readonly savedAt: string
  readonly kept: Documents | null
}

/** The columns of a paper's row that follow from its content. */
export function headOf(content: Paper, now: Date) {
  const { layout, itemCount, score } = rowsOf(content)
  const { paperTitle, duration, bookId } = content
  return { paperTitle, duration, bookId, layout, score, itemCount, updatedAt: now }
}

/** Updates a paper's own row; its sections and items are replaced by `writeRows`. */
export async function inPlace(db: Executor, row: PaperRow, content: Paper, { now }: Acting): Promise<PaperRow> {
  const [changed] = await db
    .update(paper)
    .set({ ...headOf(content, now), rev: row.rev + 1 })
    .where(eq(paper.paperId, row.paperId))
    .returning()
  if (changed === undefined) throw new Error(`Paper ${row.paperId} is gone`)
  return changed
}

/** Creates a new version of a paper that classes have; those it was shared with have the new one too. */
export async function nextVersion(db: Executor, row: PaperRow, content: Paper, { now }: Acting): Promise<PaperRow> {
  const { paperId, code: _code, rev, firstVersionId, ...rest } = row
  const [made] = await db
    .insert(paper)
    .values({ ...rest, ...headOf(content, now), rev: rev + 1, firstVersionId: firstVersionId ?? paperId })
    .returning()
  if (made === undefined) throw new Error('A version was not kept')
  await db.update(paper).set({ replacedById: made.paperId }).where(eq(paper.paperId, paperId))
  const shares = await db.select().from(paperShare).where(eq(paperShare.paperId, paperId))
  if (shares.length > 0)
    await db.insert(paperShare).values(shares.map((share) => ({ ...share, paperId: made.paperId })))
  return made
}

/** Replaces the sections and items of a paper; reports where the stored form differs from what was sent. */
export async function writeRows(db: Executor, row: PaperRow, content: Paper, sent: Documents): Promise<Kept> {
  const { paperId, rev, updatedAt } = row
  const rows = rowsOf(content)
  const before = await keysOf(db, paperId)
  await db.delete(paperItem).where(eq(paperItem.paperId, paperId))
  await db.delete(paperSection).where(eq(paperSection.paperId, paperId))
  if (rows.sections.length > 0) await db.insert(paperSection).values(rows.sections.map((one) => ({ paperId, ...one })))
  if (rows.items.length > 0) await db.insert(paperItem).values(rows.items.map((one) => itemRow(paperId, one, before)))
  const documents = documentsOf({ ...content, paperId })
  const isAsSent = isSameValue(documents, { paperXml: sent.paperXml, answerXml: sent.answerXml })
  return { paperId, rev, savedAt: updatedAt.toISOString(), kept: isAsSent ? null : documents }
}

type Keys = ReadonlyMap<number, Pick<typeof paperItem.$inferSelect, 'key' | 'keyRev'>>

async function keysOf(db: Executor, paperId: number): Promise<Keys> {
  const rows = await db
    .select({ itemId: paperItem.itemId, key: paperItem.key, keyRev: paperItem.keyRev })
    .from(paperItem)
    .where(eq(paperItem.paperId, paperId))
    .orderBy(asc(paperItem.no))
  return new Map(rows.map(({ itemId, ...rest }) => [itemId, rest]))
}

/** A changed key counts as corrected. */
function itemRow(paperId: number, row: PaperRows['items'][number], before: Keys) {
  const known = before.get(row.itemId)
  const keyRev = known === undefined ? 0 : isSameValue(known.key, row.key) ? known.keyRev : known.keyRev + 1
  return { paperId, ...row, keyRev }
}
