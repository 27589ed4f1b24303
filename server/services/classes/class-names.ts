import { and, asc, eq, inArray } from 'drizzle-orm'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'

/** Names of the classes in use that students are in, by student. */
export async function classNamesOf(
  db: Executor,
  uids: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const names = new Map<number, string[]>()
  if (uids.length === 0) return names
  const rows = await db
    .selectDistinct({ uid: member.uid, courseName: course.courseName })
    .from(member)
    .innerJoin(course, eq(course.courseId, member.courseId))
    .where(
      and(
        inArray(member.uid, [...uids]),
        eq(member.joinStatus, memberStatus.approved),
        eq(course.status, courseStatuses.inUse),
      ),
    )
    .orderBy(asc(member.uid), asc(course.courseName))
  for (const { uid, courseName } of rows) names.set(uid, [...(names.get(uid) ?? []), courseName])
  return names
}
