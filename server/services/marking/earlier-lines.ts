import { desc, eq, max } from 'drizzle-orm'
import { rubricLimits } from '#domain/marking/rubric.ts'
import type { Executor } from '#server/database/database.ts'
import { rubricLine } from '#server/database/schema/marking.ts'

/** What somebody has written for any item, last used first; taking one over for an item uses it again. */
export const findEarlierLines = (db: Executor, creatorId: number) => {
  const { criterion, lineText, delta, rubricLineId } = rubricLine
  return db
    .select({ criterion, lineText, delta })
    .from(rubricLine)
    .where(eq(rubricLine.creatorId, creatorId))
    .groupBy(criterion, lineText, delta)
    .orderBy(desc(max(rubricLineId)))
    .limit(rubricLimits.earlier)
}
