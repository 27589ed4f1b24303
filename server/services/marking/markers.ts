import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { leadsMarking, teachersOfClass } from '../class-markers.ts'

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
  return db
    .select({
      assignmentId: assignment.assignmentId,
      uid: user.uid,
      realname: user.realname,
      leads: sql<boolean>`${leadsMarking(sql`${user.uid}`)}`,
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(sql`lateral ${teachersOfClass} as teacher`, sql`true`)
    .innerJoin(user, eq(user.uid, sql`teacher.uid`))
    .where(and(inArray(assignment.assignmentId, ids), isNull(user.disabledAt)))
    .orderBy(assignment.assignmentId, user.uid)
}
