import { sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'

/** Serializes changes to a class's members; several classes are locked in a fixed order to avoid deadlocks. */
export async function lockClasses(db: Executor, courseIds: readonly number[]): Promise<void> {
  await db
    .select({ courseId: course.courseId })
    .from(course)
    .where(sql`${course.courseId} = ${anyOf(courseIds)}`)
    .orderBy(course.courseId)
    .for('no key update')
}

/** The same for students, who may be in classes of several teachers; to be locked after their class. */
export async function lockStudents(db: Executor, uids: readonly number[]): Promise<void> {
  await db
    .select({ uid: user.uid })
    .from(user)
    .where(sql`${user.uid} = ${anyOf(uids)}`)
    .orderBy(user.uid)
    .for('no key update')
}

/** A single parameter, however many ids. */
export const anyOf = (ids: readonly number[]) => sql`any(${sql.param([...ids])}::bigint[])`
