import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { PlannedStudent } from '#api/contract/groups/assignment-exception.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { ownWindow, type Window } from '#domain/assignments/own-window.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { user } from '#server/database/schema/people.ts'
import { ownTimesFields } from '../submission/own-times.ts'

/** Who gets an assignment and when; for a whole class that has not been published, its current members. */
export async function plannedStudents(db: Executor, assignmentId: number): Promise<PlannedStudent[]> {
  const [all] = await db.select().from(assignment).where(eq(assignment.assignmentId, assignmentId))
  if (all === undefined) throw new Gone()
  const takesWholeClass = all.publishedAt === null && all.audience === audiences.wholeClass
  const rows = await findStudents(db, assignmentId, all.courseId, takesWholeClass)
  return rows.map((row) => plannedOf(row, all))
}

type Row = Awaited<ReturnType<typeof findStudents>>[number]

const giver = alias(user, 'giver')

const findStudents = (db: Executor, assignmentId: number, courseId: number, takesWholeClass: boolean) => {
  const given = sql`(select ${submission.uid} from ${submission} where ${submission.assignmentId} = ${assignmentId})`
  const excused = sql`(select ${assignmentException.uid} from ${assignmentException}
    where ${assignmentException.assignmentId} = ${assignmentId} and ${assignmentException.isExcused})`
  const members = sql`(select ${member.uid} from ${member}
    where ${member.courseId} = ${courseId} and ${member.joinStatus} = ${memberStatus.approved})`
  const theirs = takesWholeClass ? sql`${given} union ${excused} union ${members}` : sql`${given} union ${excused}`
  return db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      groupName: member.groupName,
      submittedAt: submission.submittedAt,
      collectedAt: submission.collectedAt,
      times: ownTimesFields,
      isExcused: assignmentException.isExcused,
      reason: assignmentException.reason,
      byName: giver.realname,
    })
    .from(user)
    .leftJoin(member, and(eq(member.uid, user.uid), eq(member.courseId, courseId)))
    .leftJoin(submission, and(eq(submission.uid, user.uid), eq(submission.assignmentId, assignmentId)))
    .leftJoin(
      assignmentException,
      and(eq(assignmentException.uid, user.uid), eq(assignmentException.assignmentId, assignmentId)),
    )
    .leftJoin(giver, eq(giver.uid, assignmentException.teacherId))
    .where(sql`${user.uid} in (${theirs})`)
    .orderBy(user.username)
}

function plannedOf(row: Row, all: Window): PlannedStudent {
  const { times, byName } = row
  const { beginTime, endTime, duration, finishedAt } = ownWindow(all, times)
  return {
    uid: row.uid,
    username: row.username,
    realname: row.realname,
    groupName: row.groupName,
    beginTime: beginTime.toISOString(),
    groupBegin: ownWindow(all, times && { ...times, beginTime: null }).beginTime.toISOString(),
    endTime: endTime.toISOString(),
    duration,
    hasSubmitted: row.submittedAt !== null,
    isCollected: row.collectedAt !== null,
    own:
      times === null || byName === null
        ? null
        : {
            isExcused: row.isExcused ?? false,
            beginTime: times.beginTime && times.beginTime.toISOString(),
            endTime: times.endTime && times.endTime.toISOString(),
            isEnded: times.endTime !== null && finishedAt !== null && times.endTime > finishedAt,
            extraMinutes: times.extraMinutes,
            reason: row.reason ?? '',
            byName,
          },
  }
}
