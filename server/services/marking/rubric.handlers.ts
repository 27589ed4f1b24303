import { and, eq, sql } from 'drizzle-orm'
import { type NewRubricLine, rubric } from '#api/contract/groups/rubric.ts'
import { earlierLines, rubricLimits } from '#domain/marking/rubric.ts'
import type { Criterion } from '#domain/questions/question.ts'
import type { Executor } from '#server/database/database.ts'
import { rubricLine } from '#server/database/schema/marking.ts'
import { paper } from '#server/database/schema/papers.ts'
import { implement } from '../implement.ts'
import { findEarlierLines } from './earlier-lines.ts'
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
    const line = { criterion, lineText, delta }
    if (!fits(criteria, line)) return fail('scoreOutOfRange')
    const [made] = (await addLines(db, { paperId, itemId, creatorId: caller.uid, createdAt: now }, [line])) ?? []
    return made ?? fail('rubricFull')
  },
  earlier: async ({ assignmentId, itemId }, { db, caller, fail }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    const criteria = await findCriteria(db, assignmentId, itemId)
    if (criteria === null) return fail('itemUnknown')
    const present = await findLines(db, paperId, itemId)
    return { list: earlierLines(criteria, present, await findEarlierLines(db, caller.uid)) }
  },
  addMany: async ({ assignmentId, itemId, rubricLines }, { db, caller, now, fail }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    const criteria = await findCriteria(db, assignmentId, itemId)
    if (criteria === null) return fail('itemUnknown')
    if (!rubricLines.every((line) => fits(criteria, line))) return fail('scoreOutOfRange')
    const made = await addLines(db, { paperId, itemId, creatorId: caller.uid, createdAt: now }, rubricLines)
    return made === null ? fail('rubricFull') : {}
  },
  remove: async ({ assignmentId, itemId, rubricLineId }, { db }) => {
    const { paperId } = await findMarkedAssignment(db, assignmentId)
    await db.delete(rubricLine).where(and(ofItem(paperId, itemId), eq(rubricLine.rubricLineId, rubricLineId)))
    return {}
  },
})

const fits = (criteria: readonly Criterion[], { criterion, delta }: NewRubricLine): boolean => {
  const max = criteria[criterion]?.max
  return max !== undefined && delta % 5 === 0 && Math.abs(delta) <= max
}

type LineOrigin = Pick<typeof rubricLine.$inferInsert, 'paperId' | 'itemId' | 'creatorId' | 'createdAt'>

/** The ids of the lines added; null if the item has no room for all of them. */
async function addLines(db: Executor, origin: LineOrigin, added: readonly NewRubricLine[]) {
  await lockPaper(db, origin.paperId)
  const present = await findLines(db, origin.paperId, origin.itemId)
  if (present.length + added.length > rubricLimits.lines) return null
  const rows = added.map((line) => ({ ...origin, ...line }))
  return db.insert(rubricLine).values(rows).returning({ rubricLineId: rubricLine.rubricLineId })
}

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
