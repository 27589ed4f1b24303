import { eq, isNull, or, type SQL } from 'drizzle-orm'
import { question } from '#server/database/schema/questions.ts'

/** Questions that a teacher may see and use: the platform's and their own. */
export const isVisible = (uid: number | SQL): SQL | undefined => or(isNull(question.ownerId), eq(question.ownerId, uid))
