import { and, eq, isNotNull, or, type SQL } from 'drizzle-orm'
import type { Caller, ObjectOwner } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { school } from '#server/database/schema/people.ts'
import { submission, test } from '#server/database/schema/tests.ts'

type Rule = (db: Executor, caller: Caller, id: number) => Promise<readonly unknown[]>

/** One rule an object: the row is found only when the caller may touch it. */
const rules: Readonly<Record<ObjectOwner, Rule>> = {
  course: (db, caller, id) =>
    db
      .select({ id: course.courseId })
      .from(course)
      .where(and(eq(course.courseId, id), eq(course.lecturerId, caller.uid))),
  test: (db, caller, id) =>
    db
      .select({ id: test.testId })
      .from(test)
      .innerJoin(course, eq(course.courseId, test.courseId))
      .where(and(eq(test.testId, id), eq(course.lecturerId, caller.uid))),
  assignedTest: (db, caller, id) =>
    db
      .select({ id: test.testId })
      .from(test)
      .innerJoin(submission, eq(submission.testId, test.testId))
      .where(and(eq(test.testId, id), eq(submission.uid, caller.uid), isNotNull(test.publishedAt))),
  paper: (db, caller, id) => {
    const isShared = and(eq(paper.sharedWithSchool, true), eq(paper.schoolId, caller.schoolId))
    return papersWhere(db, id, or(eq(paper.ownerId, caller.uid), isShared))
  },
  ownPaper: (db, caller, id) => papersWhere(db, id, eq(paper.ownerId, caller.uid)),
}

const papersWhere = (db: Executor, id: number, mayTouch: SQL | undefined) =>
  db
    .select({ id: paper.paperId })
    .from(paper)
    .where(and(eq(paper.paperId, id), mayTouch))

/** Whether the caller is the owner of the school. */
export async function ownsSchool(db: Executor, { uid, schoolId }: Caller): Promise<boolean> {
  const rows = await db
    .select({ id: school.schoolId })
    .from(school)
    .where(and(eq(school.schoolId, schoolId), eq(school.ownerId, uid)))
  return rows.length > 0
}

/** Whether the caller may touch the object; an unknown id and a foreign one are the same false. */
export async function owns(db: Executor, caller: Caller, owner: ObjectOwner, id: number): Promise<boolean> {
  const rows = await rules[owner](db, caller, id)
  return rows.length > 0
}
