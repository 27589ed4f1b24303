import { and, count, desc, eq, inArray, isNull, isNotNull, sql } from 'drizzle-orm'
import { endOf } from '#domain/assignments/status.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper } from '#server/database/schema/papers.ts'
import { scan } from '#server/database/schema/scans.ts'
import { isUnmarked } from '../submission/state-conditions.ts'
import { aliasesFor, type Viewer, withAliases } from './aliases.ts'
import { sheetPagesOf, studentRows } from './scan-info.ts'
import { findPages } from './scan-pages.ts'
import { scanRows } from './scan-rows.ts'

interface Asked {
  readonly uid: number
  readonly courseId: number
  readonly currentPage: number
  readonly pageSize: number
}

const isOwnPaper = (uid: number) => sql<boolean>`${paper.ownerId} = ${uid}`

/** Published assignments of a class, newest first, each with its sheets. */
export async function listScanAssignments(db: Executor, { uid, courseId, currentPage, pageSize }: Asked) {
  const isListed = and(eq(assignment.courseId, courseId), isNotNull(assignment.publishedAt))
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      paperId: assignment.paperId,
      isOwnPaper: isOwnPaper(uid),
      endTime: assignment.endTime,
      finishedAt: assignment.finishedAt,
      assignedCount: count(submission.submissionId),
      submittedCount: count(submission.submittedAt),
      unmarkedCount: sql<number>`count(*) filter (where ${isUnmarked})::int`,
    })
    .from(assignment)
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .leftJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
    .where(isListed)
    .groupBy(assignment.assignmentId, paper.paperId)
    .orderBy(desc(assignment.beginTime), desc(assignment.assignmentId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const ids = rows.map(({ assignmentId }) => assignmentId)
  const scans =
    ids.length === 0 ? [] : await scanRows(db, and(inArray(scan.assignmentId, ids), isNull(scan.cancelledAt)))
  const list = rows.map(({ endTime, finishedAt, ...row }) => ({
    ...row,
    endTime: endOf({ endTime, finishedAt }).toISOString(),
    scan: scans.find(({ assignmentId }) => assignmentId === row.assignmentId) ?? null,
  }))
  return { list, total: await db.$count(assignment, isListed) }
}

/** The students of an assignment, each with the sheets uploaded so far. */
export async function scannedStudents(db: Executor, assignmentId: number, viewer: Viewer) {
  const [row] = await db
    .select({
      assignmentName: assignment.assignmentName,
      courseId: course.courseId,
      courseName: course.courseName,
      paperId: assignment.paperId,
      isOwnPaper: isOwnPaper(viewer.uid),
    })
    .from(assignment)
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(eq(assignment.assignmentId, assignmentId))
  if (row === undefined) throw new Gone()
  const [open = null] = await scanRows(db, and(eq(scan.assignmentId, assignmentId), isNull(scan.cancelledAt)))
  const pages = open === null ? [] : await findPages(db, open.scanId, row.paperId)
  const students = await studentRows(db, assignmentId, {
    scanId: open?.scanId ?? null,
    pages,
    pageCount: await sheetPagesOf(db, row.paperId),
  })
  const aliases = await aliasesFor(db, assignmentId, viewer)
  return { ...row, scan: open, students: aliases === null ? students : withAliases(students, aliases) }
}
