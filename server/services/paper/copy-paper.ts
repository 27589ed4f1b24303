import { asc, eq } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem, paperSection } from '#server/database/schema/papers.ts'
import { paperRowOf } from './stored-paper.ts'
import type { Keeping } from './write-paper-rows.ts'

/** Creates a paper of the caller's with the content of another, not shared. Run it in a write. */
export async function copyPaper(db: Executor, paperId: number, title: string, { caller, now }: Keeping) {
  const { subjectId, bookId, chapterId, duration, score, itemCount, layout, paperTitle } = await paperRowOf(db, paperId)
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
