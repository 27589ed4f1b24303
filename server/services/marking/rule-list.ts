import { and, eq, inArray, sql } from 'drizzle-orm'
import type { MarkingRuleRow } from '#api/contract/groups/marking-rule.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { markingRule } from '#server/database/schema/marking.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { coursesTaughtBy } from '../classes/taught-by.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { findDepartedThirds } from './departed-thirds.ts'
import { hasMarks } from './has-marks.ts'
import { findMarkers } from './markers.ts'
import { findWaitingFor } from './waiting-for.ts'
import { isForPerson } from './written-items.ts'

const longest = 100

/** Assignments with answers marked by a person, in the classes that somebody teaches, most recently handed in first. */
export async function listRules(db: Executor, uid: number): Promise<MarkingRuleRow[]> {
  const rows = await readRules(db, uid)
  const ids = rows.map(({ assignmentId }) => assignmentId)
  const markers = await findMarkers(db, ids)
  const thirds = new Map(
    (await findDepartedThirds(db, ids, markers)).map(({ assignmentId, ...gone }) => [assignmentId, gone]),
  )
  const waiting = await findWaitingFor(db, markers)
  const waitingIn = (assignmentId: number, uid: number | null) =>
    waiting.find((one) => one.assignmentId === assignmentId && one.uid === uid)?.count ?? 0
  return rows.map(({ blindSeed, unblindedAt, ...row }) => ({
    ...row,
    isBlind: blindSeed !== null && unblindedAt === null,
    unblindedAt: unblindedAt?.toISOString() ?? null,
    isDouble: row.isDouble ?? false,
    differenceLimit: row.differenceLimit ?? 0,
    goneThird: thirds.get(row.assignmentId) ?? null,
    markers: markers
      .filter(({ assignmentId }) => assignmentId === row.assignmentId)
      .map(({ assignmentId, ...marker }) => ({ ...marker, waiting: waitingIn(assignmentId, marker.uid) })),
    toSettle: waitingIn(row.assignmentId, null),
  }))
}

const readRules = (db: Executor, uid: number) =>
  db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      courseId: course.courseId,
      courseName: course.courseName,
      blindSeed: markingRule.blindSeed,
      unblindedAt: markingRule.unblindedAt,
      isDouble: markingRule.isDouble,
      differenceLimit: markingRule.differenceLimit,
      thirdMarkerId: markingRule.thirdMarkerId,
      unmarked: sql<number>`(count(*) filter (where ${answer.score} is null))::int`,
      marked: sql<number>`(count(*) filter (where ${answer.score} is not null))::int`,
      isBegun: hasMarks(db),
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(submission, and(eq(submission.assignmentId, assignment.assignmentId), isSubmitted))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .leftJoin(markingRule, eq(markingRule.assignmentId, assignment.assignmentId))
    .where(and(inArray(assignment.courseId, coursesTaughtBy(uid)), isForPerson))
    .groupBy(assignment.assignmentId, course.courseId, markingRule.assignmentId)
    .orderBy(sql`max(${submission.submittedAt}) desc`, assignment.assignmentId)
    .limit(longest)
