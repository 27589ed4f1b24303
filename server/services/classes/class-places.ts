import { rosterLimits } from '#domain/roster/columns.ts'
import type { Executor } from '#server/database/database.ts'
import { member } from '#server/database/schema/courses.ts'
import { isMemberOf } from '../is-member.ts'

/** Free places in a class. Reliable only while the class is locked. */
export async function freePlaces(db: Executor, courseId: number): Promise<number> {
  return freePlacesBeside(await db.$count(member, isMemberOf(courseId)))
}

/** Free places in a class with this many members. */
export const freePlacesBeside = (members: number): number => Math.max(0, rosterLimits.rows - members)
