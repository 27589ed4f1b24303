import { and, eq } from 'drizzle-orm'
import { rosterLimits } from '#domain/roster/columns.ts'
import type { Executor } from '#server/database/database.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'

/** Places that a class has left. Keeps its word only while the class is locked. */
export async function freePlaces(db: Executor, courseId: number): Promise<number> {
  const isMember = and(eq(member.courseId, courseId), eq(member.approveStatus, memberStatus.approved))
  return placesBeside(await db.$count(member, isMember))
}

/** Places that so many members leave in a class. */
export const placesBeside = (members: number): number => Math.max(0, rosterLimits.rows - members)
