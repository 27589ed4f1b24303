import { and, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { hasAnswer } from '#domain/marking/has-answer.ts'
import { Gone } from '#server/core/implement.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { isOwnException } from '../own-times.ts'
import { hasSavedAnswers } from '../saved-answers.ts'
import { handInGrace, ownEndOf } from './hand-in-window.ts'
import { findItems, handIn, lockSubmissionAndKeys } from './working-submission.ts'

interface Due {
  readonly assignmentId: number
  readonly uid: number
}

export interface Collecting {
  readonly now: Date
  /** No further work is begun once it is aborted. */
  readonly signal: AbortSignal
  readonly report: (error: unknown) => void
}

/**
 * Hands in, as it stands, all work with saved answers whose student's time is over: each in a transaction of its own,
 * so that what fails is found again and holds up nobody else's.
 */
export async function collectDue(db: Database, { now, signal, report }: Collecting): Promise<void> {
  for (const due of await findDue(db, now)) {
    if (signal.aborted) return
    try {
      await db.transaction((transaction) => collect(transaction, due, now))
    } catch (error) {
      // An assignment withdrawn meanwhile has no submissions any more.
      if (!(error instanceof Gone)) report(error)
    }
  }
}

/** The domain's `ownWindow` and `ownEndOf`; `least` leaves out what is null. */
const ownEnd = sql`least(
  coalesce(${assignmentException.endTime}, ${assignment.endTime}),
  case when ${assignmentException.endTime} is not null and ${assignmentException.changedAt} > ${assignment.finishedAt}
    then null else ${assignment.finishedAt} end,
  ${submission.startedAt} + (${assignment.duration} + coalesce(${assignmentException.extraMinutes}, 0)) * interval '1 minute')`

/**
 * Published scores show the right answers, and what students were told about them stays; scores are not published
 * before due work is collected.
 */
const isCollected = (lastEnd: Date): SQL | undefined =>
  and(
    isNull(submission.submittedAt),
    isNotNull(submission.draft),
    isNotNull(assignment.publishedAt),
    isNull(assignment.scoreTime),
    eq(course.status, 1),
    lte(ownEnd, lastEnd),
    hasSavedAnswers,
  )

const findDue = (db: Executor, now: Date): Promise<Due[]> =>
  db
    .select({ assignmentId: submission.assignmentId, uid: submission.uid })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .leftJoin(assignmentException, isOwnException)
    .where(isCollected(new Date(now.getTime() - handInGrace)))
    .orderBy(submission.assignmentId, submission.uid)

/** Looks again under the lock: the student may be handing in, or the teacher may have given more time. */
async function collect(db: Executor, { assignmentId, uid }: Due, now: Date): Promise<void> {
  const work = await lockSubmissionAndKeys(db, assignmentId, uid)
  const submittedAt = ownEndOf(work)
  const isDue = work.submittedAt === null && submittedAt.getTime() + handInGrace <= now.getTime()
  if (!isDue || !Object.values(work.draft ?? {}).some(hasAnswer)) return
  const items = await findItems(db, work.paperId)
  await handIn(db, work, { items, answers: {}, submittedAt, collectedAt: now })
}
