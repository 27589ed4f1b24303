import { asc, eq } from 'drizzle-orm'
import { Gone } from '#server/core/implement.ts'
import type { Acting } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'

/**
 * Creates a paper of the caller's with the content of another, not shared. Run it in a write: whoever saves the other
 * one meanwhile waits, so that its row and its questions are of one moment.
 */
export async function copyPaper(db: Executor, paperId: number, title: string, { caller, now }: Acting) {
  const [source] = await db.select().from(paper).where(eq(paper.paperId, paperId)).for('share')
  if (source === undefined) throw new Gone()
  const { subjectId, bookId, chapterId, duration, score, itemCount, layout, paperTitle } = source
  const [made] = await db
    .insert(paper)
    .values({
      subjectId,
      bookId,
      chapterId,
      duration,
      score,
      itemCount,
      layout,
      paperTitle: title === '' ? paperTitle : title,
      ownerId: caller.uid,
      schoolId: caller.schoolId,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (made === undefined) throw new Error('A paper was not copied')
  const sections = await db.select().from(paperSection).where(eq(paperSection.paperId, paperId))
  if (sections.length > 0)
    await db.insert(paperSection).values(sections.map((row) => ({ ...row, paperId: made.paperId })))
  const items = await db.select().from(paperItem).where(eq(paperItem.paperId, paperId)).orderBy(asc(paperItem.no))
  if (items.length > 0)
    await db.insert(paperItem).values(items.map((row) => ({ ...row, paperId: made.paperId, keyRev: 0 })))
  return { paperId: made.paperId, paperTitle: made.paperTitle }
}
