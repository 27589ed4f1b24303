import { asc, eq, sql } from 'drizzle-orm'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { user } from '#server/database/schema/people.ts'
import { scanResult } from '#server/database/schema/scans.ts'
import { isBlind } from '../blind-assignments.ts'
import { isUnsubmitted } from '../submission/state-conditions.ts'
import { total } from '../submission/totals.ts'

/** The students of an assignment, with the state of their submissions. */
export const scanStudents = (db: Executor, assignmentId: number) =>
  db
    .select({
      uid: user.uid,
      username: user.username,
      realname: user.realname,
      studentNo: user.studentNo,
      submissionId: submission.submissionId,
      submittedAt: submission.submittedAt,
      hasDraft: sql<boolean>`${isUnsubmitted} and coalesce(${submission.draft}, '{}') <> '{}'`,
      total,
      unmarkedCount: submission.unmarkedCount,
      isBlind,
      scannedAt: scanResult.publishedAt,
      scanId: scanResult.scanId,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .leftJoin(scanResult, eq(scanResult.submissionId, submission.submissionId))
    .where(eq(submission.assignmentId, assignmentId))
    .orderBy(asc(user.studentNo), asc(user.username))

export type ScanStudent = Awaited<ReturnType<typeof scanStudents>>[number]

/** The paper of an assignment. */
export async function paperOfAssignment(db: Executor, assignmentId: number): Promise<number> {
  const [row] = await db
    .select({ paperId: assignment.paperId })
    .from(assignment)
    .where(eq(assignment.assignmentId, assignmentId))
  return row?.paperId ?? 0
}
