import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course, courseTeacher } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'

export interface Marker {
  readonly assignmentId: number
  readonly uid: number
  readonly realname: string
  /** Whether they lead the class, or look after the assignment: they settle what nobody else can mark. */
  readonly leads: boolean
}

/** Who may mark each of some assignments: those who teach its class and can sign in. */
export async function findMarkers(db: Executor, assignmentIds: readonly number[]): Promise<Marker[]> {
  const ids = [...assignmentIds]
  if (ids.length === 0) return []
  const fields = {
    assignmentId: assignment.assignmentId,
    uid: user.uid,
    realname: user.realname,
    leads: sql<boolean>`${user.uid} in (${course.leadTeacherId}, ${assignment.creatorId})`,
  }
  const isUsable = and(inArray(assignment.assignmentId, ids), isNull(user.disabledAt))
  const leadTeachers = db
    .select(fields)
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(user, eq(user.uid, course.leadTeacherId))
    .where(isUsable)
  const others = db
    .select(fields)
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(courseTeacher, eq(courseTeacher.courseId, assignment.courseId))
    .innerJoin(user, eq(user.uid, courseTeacher.uid))
    .where(isUsable)
  return union(leadTeachers, others).orderBy(sql`1`, sql`2`)
}
