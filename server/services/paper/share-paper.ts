import { and, asc, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm'
import { paperKeeping } from '#domain/bank/bank-limits.ts'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import type { Acting, Caller } from '#server/core/ports.ts'
import { containing } from '#server/database/containing.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { paper, paperShare, paperTakenBack } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { usableTeachers } from '../classes/usable-teachers.ts'
import { endTurnOf } from './paper-turn.ts'
import { paperRowOf, unfinishedQuestions } from './stored-paper.ts'
import { isVersionOf, lockVersions } from './versions.ts'

const person = { uid: user.uid, realname: user.realname, username: user.username, mobile: user.mobile }

const masked = <Row extends { readonly mobile: string | null }>(row: Row): Row => ({
  ...row,
  mobile: row.mobile && maskedMobile(row.mobile),
})

/**
 * Teachers of the caller's school by part of the name; by account or mobile only in full, so that these cannot be
 * probed.
 */
export async function findTeachers(db: Executor, name: string, { schoolId }: Caller) {
  const inName = ilike(user.realname, containing(name))
  const rows = await db
    .select(person)
    .from(user)
    .where(and(usableTeachers(schoolId), or(inName, eq(user.username, name), eq(user.mobile, name))))
    .orderBy(asc(user.realname), asc(user.uid))
    .limit(paperKeeping.teachersFound)
  return rows.map(masked)
}

export interface Gift {
  readonly paperId: number
  readonly uids: readonly number[]
  /** Those of them who may edit the paper. */
  readonly editorUids: readonly number[]
}

/**
 * Shares all versions of a paper with colleagues, or says why not; run it in a write. Those who have it already get the
 * right to edit if they are named with it, and otherwise keep what they have.
 */
export async function sharePaper(db: Executor, { paperId, uids, editorUids }: Gift, { caller, now }: Acting) {
  if (uids.includes(caller.uid)) return 'cannotShareToSelf'
  const { row, latest, paperIds } = await lockVersions(db, paperId)
  if (row.removedAt !== null) return 'paperRemoved'
  const questions = await unfinishedQuestions(db, latest)
  if (questions.length > 0) return { questions }
  const usable = and(usableTeachers(caller.schoolId), inArray(user.uid, [...uids]))
  if (uids.length === 0 || (await db.$count(user, usable)) < uids.length) return 'userNotFound'
  await db
    .insert(paperShare)
    .values(
      paperIds.flatMap((id) =>
        uids.map((uid) => ({ paperId: id, uid, sharedAt: now, canEdit: editorUids.includes(uid) })),
      ),
    )
    .onConflictDoUpdate({
      target: [paperShare.paperId, paperShare.uid],
      set: { canEdit: true },
      setWhere: sql`excluded.can_edit`,
    })
  await db.delete(paperTakenBack).where(takenBackFrom(paperIds, uids))
  return null
}

/** Gives or takes the right to edit all versions of a paper, for people who have it; run it in a write. */
export async function letEdit(db: Executor, paperId: number, uids: readonly number[], canEdit: boolean): Promise<void> {
  const { row, paperIds } = await lockVersions(db, paperId)
  await db.update(paperShare).set({ canEdit }).where(sharesOf(paperIds, uids))
  if (!canEdit) await endTurnOf(db, row, uids)
}

const sharesOf = (paperIds: readonly number[], uids: readonly number[]) =>
  and(inArray(paperShare.paperId, [...paperIds]), inArray(paperShare.uid, [...uids]))

const takenBackFrom = (paperIds: readonly number[], uids: readonly number[]) =>
  and(inArray(paperTakenBack.paperId, [...paperIds]), inArray(paperTakenBack.uid, [...uids]))

/** Stops sharing all versions of a paper with these people, who are told if they come back to it; run it in a write. */
export async function revokePaper(db: Executor, paperId: number, uids: readonly number[], now: Date): Promise<void> {
  const ended = await endShares(db, paperId, uids)
  if (ended.length > 0) await db.insert(paperTakenBack).values(ended.map((share) => ({ ...share, takenBackAt: now })))
}

/** Gives up a shared paper, in all its versions; false if the caller was not given it. Run it in a write. */
export const leavePaper = async (db: Executor, paperId: number, { uid }: Caller): Promise<boolean> =>
  (await endShares(db, paperId, [uid])).length > 0

async function endShares(db: Executor, paperId: number, uids: readonly number[]) {
  const { row, paperIds } = await lockVersions(db, paperId)
  const { paperId: ofPaper, uid } = paperShare
  const ended = await db.delete(paperShare).where(sharesOf(paperIds, uids)).returning({ paperId: ofPaper, uid })
  await endTurnOf(db, row, uids)
  return ended
}

/** Colleagues who have the paper. */
export async function sharedWith(db: Executor, paperId: number) {
  const rows = await db
    .select({ ...person, sharedAt: paperShare.sharedAt, canEdit: paperShare.canEdit })
    .from(paperShare)
    .innerJoin(user, eq(user.uid, paperShare.uid))
    .where(eq(paperShare.paperId, paperId))
    .orderBy(asc(paperShare.sharedAt), asc(user.uid))
  return { list: rows.map((row) => ({ ...masked(row), sharedAt: row.sharedAt.toISOString() })) }
}

/** Shares all versions of a paper within its school, or stops doing so; tells if nothing changes. Run it in a write. */
export async function setSchoolShare(db: Executor, paperId: number, isShared: boolean, now: Date) {
  const { row, latest, ofAll } = await lockVersions(db, paperId)
  if (isShared && row.removedAt !== null) return 'paperRemoved'
  if (row.sharedWithSchool === isShared) return 'alreadyDone'
  const questions = isShared ? await unfinishedQuestions(db, latest) : []
  if (questions.length > 0) return { questions }
  await db
    .update(paper)
    .set({ sharedWithSchool: isShared, schoolEndedAt: isShared ? null : now })
    .where(ofAll)
  return null
}

/** The caller's classes that had a paper, in any of its versions. */
export async function assignedAt(db: Executor, paperId: number, { uid }: Caller) {
  const row = await paperRowOf(db, paperId)
  const rows = await db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      courseId: course.courseId,
      courseName: course.courseName,
      beginTime: assignment.beginTime,
      endTime: assignment.endTime,
      isPublished: sql<boolean>`${assignment.publishedAt} is not null`,
      paperId: assignment.paperId,
    })
    .from(assignment)
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .innerJoin(paper, eq(paper.paperId, assignment.paperId))
    .where(and(isVersionOf(row), isTaughtBy(uid)))
    .orderBy(desc(assignment.beginTime), desc(assignment.assignmentId))
  return rows.map(({ beginTime, endTime, ...rest }) => ({
    ...rest,
    beginTime: beginTime.toISOString(),
    endTime: endTime.toISOString(),
  }))
}
