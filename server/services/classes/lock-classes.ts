import { eq, type SQL, sql } from 'drizzle-orm'
import { Gone } from '#server/core/implement.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'

export type LockedClass = typeof course.$inferSelect

/** `update` also waits for whoever is adding a row that references the class, such as an assignment. */
type Strength = 'no key update' | 'update'

/**
 * The classes that meet a condition, locked until the transaction ends: whoever changes a class, its teachers, its
 * books or its members waits.
 *
 * The order of locks, for callers that take several: a job's progress and the import it writes, the class (several by
 * their ids), its school, a change to its members, its members' rows and accounts, its assignments, the open scan of
 * one, its paper, and their submissions last.
 */
export const lockClassesThat = (
  db: Executor,
  condition: SQL | undefined,
  strength: Strength = 'no key update',
): Promise<LockedClass[]> => db.select().from(course).where(condition).orderBy(course.courseId).for(strength)

/** The same by ids. */
export const lockClasses = (db: Executor, courseIds: readonly number[]): Promise<LockedClass[]> =>
  lockClassesThat(db, sql`${course.courseId} = ${anyOf(courseIds)}`)

/** The same for one class. Throws if it was deleted after the ownership check. */
export async function lockClass(db: Executor, courseId: number, strength?: Strength): Promise<LockedClass> {
  const [locked] = await lockClassesThat(db, eq(course.courseId, courseId), strength)
  if (locked === undefined) throw new Gone()
  return locked
}

/** The same for the class of an assignment. */
export async function lockClassOf(db: Executor, assignmentId: number): Promise<LockedClass> {
  const itsClass = db
    .select({ courseId: assignment.courseId })
    .from(assignment)
    .where(eq(assignment.assignmentId, assignmentId))
  const [locked] = await lockClassesThat(db, eq(course.courseId, itsClass))
  if (locked === undefined) throw new Gone()
  return locked
}
