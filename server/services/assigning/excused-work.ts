import { and, eq, inArray, sql } from 'drizzle-orm'
import { audiences } from '#domain/assignments/audiences.ts'
import type { Executor } from '#server/database/database.ts'
import {
  assignmentException,
  type KeptNote,
  type KeptTimes,
  type KeptWork,
} from '#server/database/schema/assignment-exceptions.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { member, memberStatus } from '#server/database/schema/courses.ts'
import { answerNote } from '#server/database/schema/marking.ts'
import { user } from '#server/database/schema/people.ts'
import type { LockedAssignment } from './locked-assignment.ts'

type Exception = typeof assignmentException.$inferSelect

/** Exceptions of some students of an assignment. */
export const ofStudents = (assignmentId: number, uids: readonly number[]) =>
  and(eq(assignmentException.assignmentId, assignmentId), inArray(assignmentException.uid, [...uids]))

/**
 * Removes the submissions of students who are being excused. Returns what comes back with them; nothing for those who
 * were excused before, of whom it is kept already.
 */
export async function takeSubmissions(
  db: Executor,
  assignmentId: number,
  uids: readonly number[],
): Promise<ReadonlyMap<number, KeptWork>> {
  const present = await db.select().from(assignmentException).where(ofStudents(assignmentId, uids))
  const exceptions = new Map(present.map((row) => [row.uid, row]))
  const isTheirs = and(eq(submission.assignmentId, assignmentId), inArray(submission.uid, [...uids]))
  const notes = await db
    .select({ uid: submission.uid, note: answerNote })
    .from(answerNote)
    .innerJoin(submission, eq(submission.submissionId, answerNote.submissionId))
    .where(isTheirs)
  const taken = await db.delete(submission).where(isTheirs).returning({
    uid: submission.uid,
    startedAt: submission.startedAt,
    draft: submission.draft,
    draftSavedAt: submission.draftSavedAt,
    round: submission.round,
  })
  const works = new Map(taken.map(({ uid, ...work }) => [uid, work]))
  const due = uids.filter((uid) => exceptions.get(uid)?.isExcused !== true)
  return new Map(
    due.map((uid): [number, KeptWork] => {
      const { startedAt = null, draft = null, draftSavedAt = null, round = 0 } = works.get(uid) ?? {}
      return [
        uid,
        {
          startedAt: isoOf(startedAt),
          draft,
          draftSavedAt: isoOf(draftSavedAt),
          round,
          notes: notes.filter((one) => one.uid === uid).map(({ note }) => keptNoteOf(note)),
          own: keptTimesOf(exceptions.get(uid)),
        },
      ]
    }),
  )
}

const isoOf = (at: Date | null): string | null => at && at.toISOString()

const keptNoteOf = ({ itemId, kind, reason, markerId, notedAt }: typeof answerNote.$inferSelect): KeptNote => ({
  itemId,
  kind,
  reason,
  markerId,
  notedAt: notedAt.toISOString(),
})

function keptTimesOf(own: Exception | undefined): KeptTimes | null {
  if (own === undefined || own.teacherId === null) return null
  const { beginTime, endTime, extraMinutes, reason, teacherId, changedAt } = own
  return {
    beginTime: isoOf(beginTime),
    endTime: isoOf(endTime),
    extraMinutes,
    reason,
    teacherId,
    changedAt: changedAt.toISOString(),
  }
}

/** Restores the submissions of those of these students who were excused, and what markers had noted about them. */
export async function giveSubmissionsBack(db: Executor, one: LockedAssignment, uids: readonly number[]): Promise<void> {
  // The members of a whole class are determined when it is published.
  if (one.publishedAt === null && one.audience === audiences.wholeClass) return
  const kept = assignmentException.keptWork
  const isExcused = and(ofStudents(one.assignmentId, uids), assignmentException.isExcused)
  await db.execute(sql`
    insert into ${submission} (assignment_id, uid, started_at, draft, draft_saved_at, round)
    select ${assignmentException.assignmentId}, ${assignmentException.uid},
      (${kept} ->> 'startedAt')::timestamptz, nullif(${kept} -> 'draft', 'null'::jsonb),
      (${kept} ->> 'draftSavedAt')::timestamptz, coalesce((${kept} ->> 'round')::integer, 0)
    from ${assignmentException}
    where ${isExcused} and exists (
      select from ${member} where ${member.uid} = ${assignmentException.uid} and ${member.courseId} = ${one.courseId}
        and ${member.joinStatus} = ${memberStatus.approved})
    on conflict do nothing`)
  await db.execute(sql`
    insert into ${answerNote} (submission_id, item_id, kind, reason, marker_id, noted_at)
    select ${submission.submissionId}, note."itemId", note.kind, note.reason, note."markerId", note."notedAt"
    from ${assignmentException}
    join ${submission} on ${submission.assignmentId} = ${assignmentException.assignmentId}
      and ${submission.uid} = ${assignmentException.uid}
    cross join jsonb_to_recordset(coalesce(${kept} -> 'notes', '[]'::jsonb))
      as note("itemId" bigint, kind text, reason text, "markerId" bigint, "notedAt" timestamptz)
    join ${user} on ${user.uid} = note."markerId"
    where ${isExcused}
    on conflict do nothing`)
}

/** Restores the times that excused students had of their own; returns whose. */
export async function giveTimesBack(
  db: Executor,
  assignmentId: number,
  uids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ uid: assignmentException.uid, keptWork: assignmentException.keptWork })
    .from(assignmentException)
    .where(and(ofStudents(assignmentId, uids), assignmentException.isExcused))
  const restored = new Set<number>()
  for (const { uid, keptWork } of rows) {
    const own = keptWork?.own ?? null
    if (own === null) continue
    restored.add(uid)
    const { beginTime, endTime, changedAt, ...rest } = own
    const times = { beginTime: dateOf(beginTime), endTime: dateOf(endTime), changedAt: new Date(changedAt) }
    await db
      .update(assignmentException)
      .set({ ...rest, ...times, isExcused: false, keptWork: null })
      .where(ofStudents(assignmentId, [uid]))
  }
  return restored
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
