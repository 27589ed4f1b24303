import { and, asc, desc, eq } from 'drizzle-orm'
import type { search } from '#api/contract/groups/search.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { beginsWith, matchesStudent } from '#domain/roster/name-search.ts'
import { searchLimits } from '#domain/portal/search.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { isInUseOf } from '../classes/taught-by.ts'
import { isCurrent, isReadable } from '../paper/readable-papers.ts'
import { nameReadings } from '../roster/name-readings.ts'

type Found = OutputOf<typeof search.find>

/**
 * Matches by name among a teacher's own things in current classes; four queries, each for a bounded number of names.
 */
export async function findEverything(db: Executor, keyword: string, caller: Caller): Promise<Found> {
  const [classes, students, papers, assignments] = [
    await classesOf(db, caller),
    await studentsOf(db, caller),
    await papersOf(db, caller),
    await assignmentsOf(db, caller),
  ]
  const fits = (realname: string, number: string | null = null, username: string | null = null) =>
    matchesStudent(keyword, { realname, number, username }, nameReadings)
  return {
    classes: firstOf(
      keyword,
      classes.filter(({ courseName }) => fits(courseName)),
      ({ courseName }) => courseName,
    ),
    students: firstOf(
      keyword,
      students.filter((one) => fits(one.realname, one.studentNo, one.username)),
      ({ realname }) => realname,
    ).map(({ uid, realname, courseId, courseName }) => ({ uid, realname, courseId, courseName })),
    papers: firstOf(
      keyword,
      papers.filter(({ paperTitle }) => fits(paperTitle)),
      ({ paperTitle }) => paperTitle,
    ),
    assignments: firstOf(
      keyword,
      assignments.filter(({ assignmentName }) => fits(assignmentName)),
      ({ assignmentName }) => assignmentName,
    ),
  }
}

/** The best matches: names that begin with the keyword come before those that contain it. */
function firstOf<Row>(keyword: string, found: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const ranked = found.map((row) => ({ row, isWithin: Number(!beginsWith(keyword, nameOf(row), nameReadings)) }))
  ranked.sort((one, other) => one.isWithin - other.isWithin)
  return ranked.slice(0, searchLimits.found).map(({ row }) => row)
}

const classesOf = (db: Executor, { uid }: Caller) =>
  db
    .select({ courseId: course.courseId, courseName: course.courseName })
    .from(course)
    .where(isInUseOf(uid))
    .orderBy(desc(course.courseId))
    .limit(searchLimits.lookedThrough)

const studentsOf = (db: Executor, { uid }: Caller) =>
  db
    .selectDistinctOn([user.realname, user.uid], {
      uid: user.uid,
      realname: user.realname,
      studentNo: user.studentNo,
      username: user.username,
      courseId: course.courseId,
      courseName: course.courseName,
    })
    .from(member)
    .innerJoin(user, eq(user.uid, member.uid))
    .innerJoin(course, eq(course.courseId, member.courseId))
    .where(and(isInUseOf(uid), eq(member.joinStatus, memberStatus.approved)))
    .orderBy(asc(user.realname), asc(user.uid), desc(course.courseId))
    .limit(searchLimits.lookedThrough)

const papersOf = (db: Executor, caller: Caller) =>
  db
    .select({ paperId: paper.paperId, paperTitle: paper.paperTitle })
    .from(paper)
    .where(and(isReadable(caller), isCurrent()))
    .orderBy(desc(paper.updatedAt), desc(paper.paperId))
    .limit(searchLimits.lookedThrough)

const assignmentsOf = (db: Executor, { uid }: Caller) =>
  db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      courseId: course.courseId,
      courseName: course.courseName,
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(isInUseOf(uid))
    .orderBy(desc(assignment.createdAt), desc(assignment.assignmentId))
    .limit(searchLimits.lookedThrough)
