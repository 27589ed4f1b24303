import { and, eq, inArray, sql } from 'drizzle-orm'
import { isNewId } from '#domain/paper/new-ids.ts'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import type { PointedItem } from './point-items.ts'

interface Stored {
  readonly itemId: number
}

const removedFrom = (stored: readonly Stored[], items: readonly Stored[]): readonly number[] =>
  stored.map(({ itemId }) => itemId).filter((itemId) => !items.some((one) => one.itemId === itemId))

/** Whether the items that the question no longer has can be deleted: no student has practised with them. */
export async function canChangeItems(
  db: Executor,
  stored: readonly Stored[],
  { items }: PaperQuestion,
): Promise<boolean> {
  const removed = removedFrom(stored, items)
  return removed.length === 0 || (await db.$count(wrongRetry, inArray(wrongRetry.askedItemId, [...removed]))) === 0
}

interface OnPaper {
  readonly questionId: number
  /** The only paper with the question; null for a new one. */
  readonly paperId: number | null
  readonly stored: readonly Stored[]
}

/** Gives a question these items, in this order; returns them with their ids. */
export async function changeItems(
  db: Executor,
  { questionId, paperId, stored }: OnPaper,
  items: readonly PointedItem[],
): Promise<readonly PointedItem[]> {
  const removed = removedFrom(stored, items)
  if (removed.length > 0) {
    const ofPaper = and(eq(paperItem.paperId, paperId ?? 0), inArray(paperItem.itemId, [...removed]))
    await db.delete(paperItem).where(ofPaper)
    await db.delete(item).where(inArray(item.itemId, [...removed]))
  }
  // A place can be taken only once, so all are freed first.
  if (items.some(({ itemId }, index) => stored[index]?.itemId !== itemId))
    await db
      .update(item)
      .set({ no: sql`-${item.no}` })
      .where(eq(item.questionId, questionId))
  const changed: PointedItem[] = []
  for (const [index, one] of items.entries()) changed.push(await writeItem(db, questionId, index + 1, one))
  return changed
}

async function writeItem(db: Executor, questionId: number, no: number, one: PointedItem): Promise<PointedItem> {
  const { itemId, stem, options, key, analysis, score, knowledgeId, furtherKnowledgeIds } = one
  const content = { no, stem, options, key, analysis, score, knowledgeId, furtherKnowledgeIds }
  if (!isNewId(itemId)) {
    await db.update(item).set(content).where(eq(item.itemId, itemId))
    return one
  }
  const [made] = await db
    .insert(item)
    .values({ questionId, ...content })
    .returning({ itemId: item.itemId })
  if (made === undefined) throw new Error('An item was not kept')
  return { ...one, itemId: made.itemId }
}
