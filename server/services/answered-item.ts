import { and, eq } from 'drizzle-orm'
import { answer, assignment } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'

/** Whether an item is the one that an answer is to, on the assignment's paper. */
export const isAnsweredItem = and(eq(paperItem.paperId, assignment.paperId), eq(paperItem.itemId, answer.itemId))
