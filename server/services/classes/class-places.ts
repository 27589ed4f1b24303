import { and, eq } from 'drizzle-orm'
import { rosterLimits } from '#domain/roster/columns.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'

/** Free places in a class. Reliable only while the class is locked. */
export async function freePlaces(db: Executor, courseId: number): Promise<number> {
  const isMember = and(eq(member.courseId, courseId), eq(member.approveStatus, memberStatus.approved))
  return placesBeside(await db.$count(member, isMember))
}

/** Free places in a class with this many members. */
export const placesBeside = (members: number): number => Math.max(0, rosterLimits.rows - members)
