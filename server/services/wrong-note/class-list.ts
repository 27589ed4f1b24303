import { and, asc, desc, eq, gte, isNotNull, not, sql } from 'drizzle-orm'
import { recentWeeks } from '#domain/wrong-note/weeks.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { isInUseOf } from '../classes/taught-by.ts'
import { isMemberStill, isWrong } from './class-facts.ts'
import { isBlind } from '../blind-assignments.ts'
import { day } from '#domain/time/units.ts'

/** The classes of a teacher with figures of the last weeks. */
export async function classList(db: Executor, teacherId: number, now: Date) {
  const counted = db.$with('counted').as(countedByCourse(db, teacherId, now))
  const students = db.$count(
    member,
    and(eq(member.courseId, course.courseId), eq(member.joinStatus, memberStatus.approved)),
  )
  return db
    .with(counted)
    .select({
      courseId: course.courseId,
      courseName: course.courseName,
      subjectId: course.subjectId,
      studentCount: students,
      assignmentCount: sql<number>`coalesce(${counted.assignmentCount}, 0)`,
      itemCount: sql<number>`coalesce(${counted.itemCount}, 0)`,
      answered: sql<number>`coalesce(${counted.answered}, 0)`,
      wrong: sql<number>`coalesce(${counted.wrong}, 0)`,
    })
    .from(course)
    .leftJoin(counted, eq(counted.courseId, course.courseId))
    .where(isInUseOf(teacherId))
    .orderBy(desc(sql`coalesce(${counted.wrong}, 0)`), asc(course.courseId))
}

const recentMilliseconds = recentWeeks * 7 * day

function countedByCourse(db: Executor, teacherId: number, now: Date) {
  return db
    .select({
      courseId: assignment.courseId,
      assignmentCount: sql<number>`(count(distinct ${assignment.assignmentId}))::int`.as('assignment_count'),
      itemCount: sql<number>`(count(distinct ${answer.itemId}) filter (where ${isWrong}))::int`.as('item_count'),
      answered: sql<number>`count(*)::int`.as('answered'),
      wrong: sql<number>`(count(*) filter (where ${isWrong}))::int`.as('wrong'),
    })
    .from(course)
    .innerJoin(assignment, eq(assignment.courseId, course.courseId))
    .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
    .innerJoin(member, isMemberStill)
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(
      and(
        isInUseOf(teacherId),
        isNotNull(assignment.publishedAt),
        not(isBlind),
        gte(submission.submittedAt, new Date(now.getTime() - recentMilliseconds)),
        isNotNull(answer.score),
      ),
    )
    .groupBy(assignment.courseId)
}
