import { type AnyColumn, eq, isNull, or, type SQL } from 'drizzle-orm'
import { question } from '#server/database/schema/questions.ts'

/** Questions that a teacher may see and use: the platform's and their own. */
export const isVisible = (uid: number | SQL, ownerId: AnyColumn = question.ownerId): SQL | undefined =>
  or(isNull(ownerId), eq(ownerId, uid))
