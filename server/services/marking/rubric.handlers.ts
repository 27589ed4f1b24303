import { and, eq, sql } from 'drizzle-orm'
import { rubric } from '#api/contract/areas/rubric.ts'
import { rubricLimits } from '#domain/marking/rubric.ts'
import type { Executor } from '#server/database/database.ts'
import { rubricLine } from '#server/database/schema/marking.ts'
import { paper } from '#server/database/schema/papers.ts'
import { implement } from '../implement.ts'
import { findCriteria, findMarkedAssignment } from './written-items.ts'

export const rubricHandlers = implement(rubric, {
  list: async ({ assignmentId, itemId }, { db }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    return { list: await findLines(db, paperId, itemId) }
  },
  add: async ({ assignmentId, itemId, criterion, lineText, delta }, { db, caller, now, fail }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    const criteria = await findCriteria(db, assignmentId, itemId)
    if (criteria === null) return fail('itemUnknown')
    const max = criteria[criterion]?.max
    if (max === undefined || delta % 5 !== 0 || Math.abs(delta) > max) return fail('scoreOutOfRange')
    await lockPaper(db, paperId)
    const lines = await findLines(db, paperId, itemId)
    if (lines.length >= rubricLimits.lines) return fail('rubricFull')
    const line = { paperId, itemId, criterion, lineText, delta, creatorId: caller.uid, createdAt: now }
    const [made] = await db.insert(rubricLine).values(line).returning({ rubricLineId: rubricLine.rubricLineId })
    return { rubricLineId: made?.rubricLineId ?? 0 }
  },
  remove: async ({ assignmentId, itemId, rubricLineId }, { db }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    await db.delete(rubricLine).where(and(ofItem(paperId, itemId), eq(rubricLine.rubricLineId, rubricLineId)))
    return {}
  },
})

const ofItem = (paperId: number, itemId: number) => and(eq(rubricLine.paperId, paperId), eq(rubricLine.itemId, itemId))

/** Lines are counted under this lock: two markers at once would both find the last place free. */
const lockPaper = (db: Executor, paperId: number) =>
  db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperId)).for('no key update')

const findLines = (db: Executor, paperId: number, itemId: number) =>
  db
    .select({
      rubricLineId: rubricLine.rubricLineId,
      criterion: rubricLine.criterion,
      lineText: rubricLine.lineText,
      delta: rubricLine.delta,
    })
    .from(rubricLine)
    .where(ofItem(paperId, itemId))
    .orderBy(sql`${rubricLine.criterion}`, rubricLine.rubricLineId)
