import { and, eq, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import { ownEndOf } from '#domain/assignments/own-window.ts'
import { Gone } from '#server/core/implement.ts'
import type { Database, Executor } from '#server/database/database.ts'
import { assignmentException } from '#server/database/schema/assignment-exceptions.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { handIn } from './hand-in.ts'
import { handInGrace } from './hand-in-window.ts'
import { isOwnException, ownEnd } from './own-times.ts'
import { hasSavedAnswers, holdsAnswers } from './saved-answers.ts'
import { findItems, lockSubmissionAndKeys } from './working-submission.ts'

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

/**
 * Published scores show the right answers, and what students were told about them stays; scores are not published
 * before due work is collected.
 */
const isCollected = (lastEnd: Date): SQL | undefined =>
  and(
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
  if (!isDue || !holdsAnswers(work.draft)) return
  const items = await findItems(db, work.paperId)
  await handIn(db, work, { items, answers: {}, submittedAt, collectedAt: now })
}
