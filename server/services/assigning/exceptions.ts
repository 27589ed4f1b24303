import { and, eq, sql } from 'drizzle-orm'
import type { assignmentException as calls } from '#api/contract/groups/assignment-exception.ts'
import type { ErrorsOf, InputOf } from '#api/contract/endpoint.ts'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { isOver, ownWindow } from '#domain/assignments/own-window.ts'
import type { Executor } from '#server/database/database.ts'
import { assignmentException, type KeptWork } from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { approvedMembers } from './assigned-students.ts'
import { giveSubmissionsBack, giveTimesBack, ofStudents, takeSubmissions } from './excused-work.ts'
import { type LockedAssignment, type LockedSubmission, lockSubmissions } from './locked-assignment.ts'

type SaveInput = InputOf<typeof calls.save>

type Refusal = ErrorsOf<typeof calls.save>

/** The exceptions of an assignment, by student. */
export async function exceptionsOf(db: Executor, assignmentId: number) {
  const rows = await db.select().from(assignmentException).where(eq(assignmentException.assignmentId, assignmentId))
  return new Map(rows.map((row) => [row.uid, row]))
}

/** Students whose own times are not over; nobody may answer once the scores are published. */
export async function stillOpen(db: Executor, one: LockedAssignment, now: Date): Promise<ReadonlySet<number>> {
  if (one.scoreTime !== null) return new Set()
  const exceptions = [...(await exceptionsOf(db, one.assignmentId)).values()]
  return new Set(exceptions.filter((own) => !isOver(ownWindow(one, own), now)).map(({ uid }) => uid))
}

/** The largest delay, in minutes after the common start, that these students have because of their groups. */
export async function latestShiftOf(db: Executor, assignmentId: number, uids: readonly number[]): Promise<number> {
  const exceptions = await exceptionsOf(db, assignmentId)
  return Math.max(0, ...uids.map((uid) => exceptions.get(uid)?.beginShift ?? 0))
}

/** Why these times cannot be given to students of an assignment; null if they can. */
export function exceptionRefusal(
  { scoreTime, ...all }: LockedAssignment,
  { isExcused, beginTime, endTime, extraMinutes }: SaveInput,
  { latestShift, now }: { readonly latestShift: number; readonly now: Date },
): Refusal | null {
  if (isExcused) return null
  if (beginTime === undefined && endTime === undefined && extraMinutes === undefined) return 'exceptionEmpty'
  // Published scores show the right answers.
  if (scoreTime !== null) return 'scoresPublished'
  const own = ownWindow(all, {
    beginShift: latestShift,
    beginTime: dateOf(beginTime),
    endTime: dateOf(endTime),
    extraMinutes: extraMinutes ?? 0,
    changedAt: now,
  })
  if (own.endTime <= own.beginTime) return 'endBeforeBegin'
  return endTime !== undefined && own.endTime <= now ? 'endInPast' : null
}

/**
 * Why these students cannot have one: they have handed in, or are not assigned. Whose work was collected may get other
 * times, which must give it back.
 */
export async function studentsFault(
  db: Executor,
  { assignmentId, courseId, publishedAt, audience }: LockedAssignment,
  { uids, isExcused }: Pick<SaveInput, 'uids' | 'isExcused'>,
): Promise<'studentNotInClass' | 'alreadySubmitted' | null> {
  const rows = await submissionsOf(db, assignmentId, uids)
  const isFinal = ({ submittedAt, collectedAt }: LockedSubmission) =>
    submittedAt !== null && (isExcused || collectedAt === null)
  if (rows.some(isFinal)) return 'alreadySubmitted'
  const isToCome = publishedAt === null && audience === audiences.wholeClass
  const excused = [...(await exceptionsOf(db, assignmentId)).values()].filter(({ isExcused }) => isExcused)
  const theirs = new Set([
    ...rows.map(({ uid }) => uid),
    ...excused.map(({ uid }) => uid),
    ...(isToCome ? await approvedMembers(db, courseId) : []),
  ])
  return uids.every((uid) => theirs.has(uid)) ? null : 'studentNotInClass'
}

/** Whether any of these students has handed in. */
export const haveHandedIn = async (db: Executor, assignmentId: number, uids: readonly number[]): Promise<boolean> =>
  (await submissionsOf(db, assignmentId, uids)).some(({ submittedAt }) => submittedAt !== null)

/** Replaces these students' own arrangements; the start of their group stays. */
export async function writeExceptions(
  db: Executor,
  one: LockedAssignment,
  input: SaveInput,
  { teacherId, now }: { readonly teacherId: number; readonly now: Date },
): Promise<void> {
  const { assignmentId } = one
  const kept = input.isExcused ? await takeSubmissions(db, assignmentId, input.uids) : new Map<number, KeptWork>()
  const own = {
    isExcused: input.isExcused,
    beginTime: input.isExcused ? null : dateOf(input.beginTime),
    endTime: input.isExcused ? null : dateOf(input.endTime),
    extraMinutes: input.isExcused ? 0 : (input.extraMinutes ?? 0),
    reason: input.reason,
    teacherId,
    changedAt: now,
  }
  if (!input.isExcused) await giveSubmissionsBack(db, one, input.uids)
  const before = sql`coalesce(excluded.kept_work, ${assignmentException.keptWork})`
  await db
    .insert(assignmentException)
    .values(input.uids.map((uid) => ({ assignmentId, uid, ...own, keptWork: kept.get(uid) ?? null })))
    .onConflictDoUpdate({
      target: [assignmentException.assignmentId, assignmentException.uid],
      set: { ...own, keptWork: input.isExcused ? before : null },
    })
}

interface GrantedEnd {
  readonly endTime: Date
  readonly reason: string
  readonly teacherId: number
  readonly now: Date
}

/** Gives the student of a submission another end; whatever else was arranged for them stays. */
export async function grantEnd(
  db: Executor,
  submissionId: number,
  { endTime, reason, teacherId, now }: GrantedEnd,
): Promise<void> {
  const own = {
    endTime,
    teacherId,
    changedAt: now,
    reason: [...reason].slice(0, assignmentLimits.reasonLength).join(''),
  }
  const [work] = await db
    .select({ assignmentId: submission.assignmentId, uid: submission.uid })
    .from(submission)
    .where(eq(submission.submissionId, submissionId))
  if (work === undefined) return
  await db
    .insert(assignmentException)
    .values({ ...work, ...own })
    .onConflictDoUpdate({ target: [assignmentException.assignmentId, assignmentException.uid], set: own })
}

/**
 * Removes these students' own arrangements. An excused student has to hand in again, with the times that they had before
 * of their own.
 */
export async function removeExceptions(db: Executor, one: LockedAssignment, uids: readonly number[]): Promise<void> {
  await giveSubmissionsBack(db, one, uids)
  const restored = await giveTimesBack(db, one.assignmentId, uids)
  const others = uids.filter((uid) => !restored.has(uid))
  const isTheirs = ofStudents(one.assignmentId, others)
  await db.delete(assignmentException).where(and(isTheirs, eq(assignmentException.beginShift, 0)))
  const nothing = { beginTime: null, endTime: null, extraMinutes: 0, isExcused: false, reason: '', teacherId: null }
  await db
    .update(assignmentException)
    .set({ ...nothing, keptWork: null })
    .where(isTheirs)
}

const dateOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at))

/** All of the assignment are locked, in their order: later locks on others cannot meet a marker's. */
async function submissionsOf(db: Executor, assignmentId: number, uids: readonly number[]) {
  const theirs = new Set(uids)
  return (await lockSubmissions(db, assignmentId)).filter(({ uid }) => theirs.has(uid))
}
