import { and, asc, desc, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { TrailStep } from '#domain/portal/trail.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { feedback } from '#server/database/schema/messages.ts'
import { user } from '#server/database/schema/people.ts'

interface Pager {
  readonly currentPage: number
  readonly pageSize: number
}

type Feedback = typeof feedback.$inferSelect

/** Returns its id. */
export async function keepFeedback(
  db: Executor,
  written: Omit<Feedback, 'feedbackId' | 'answer' | 'answeredAt'>,
): Promise<number> {
  const [kept] = await db.insert(feedback).values(written).returning({ feedbackId: feedback.feedbackId })
  if (kept === undefined) throw new Error('The database returned no id')
  return kept.feedbackId
}

/** Everything except the trail, which is long. */
const { trail: _trail, ...columns } = getTableColumns(feedback)

const stepCount = sql<number>`coalesce(jsonb_array_length(${feedback.trail}), 0)`

const shown = <Row extends Pick<Feedback, 'sentAt' | 'answeredAt'>>({ sentAt, answeredAt, ...row }: Row) => ({
  ...row,
  sentAt: sentAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})

/** A page of somebody's own feedback, newest first. */
export async function ownFeedback(db: Executor, uid: number, { currentPage, pageSize }: Pager) {
  const own = eq(feedback.uid, uid)
  const rows = await db
    .select(columns)
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.feedbackId))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  return { list: rows.map(shown), total: await db.$count(feedback, own) }
}

/** A page of the feedback from a school's teachers: open ones in order of arrival, answered ones latest first. */
export async function feedbackOfSchool(
  db: Executor,
  schoolId: number,
  isOpen: boolean,
  { currentPage, pageSize }: Pager,
) {
  const { answeredAt, feedbackId } = feedback
  const chosen = and(eq(feedback.schoolId, schoolId), isOpen ? isNull(answeredAt) : isNotNull(answeredAt))
  const rows = await db
    .select({ feedback: columns, realname: user.realname, stepCount })
    .from(feedback)
    .innerJoin(user, eq(user.uid, feedback.uid))
    .where(chosen)
    .orderBy(...(isOpen ? [asc(feedbackId)] : [desc(answeredAt), desc(feedbackId)]))
    .limit(pageSize)
    .offset((currentPage - 1) * pageSize)
  const list = rows.map(({ feedback: one, ...more }) => ({ ...shown(one), ...more }))
  return { list, total: await db.$count(feedback, chosen) }
}

/** The last steps of the page that feedback is about; empty if they were not sent. */
export async function trailOf(db: Executor, feedbackId: number): Promise<TrailStep[]> {
  const [found] = await db.select({ trail: feedback.trail }).from(feedback).where(eq(feedback.feedbackId, feedbackId))
  return [...(found?.trail ?? [])]
}

/** Stores the reply; returns whom to notify. */
export async function answerFeedback(db: Executor, feedbackId: number, answer: string, now: Date): Promise<number> {
  const [answered] = await db
    .update(feedback)
    .set({ answer, answeredAt: now })
    .where(eq(feedback.feedbackId, feedbackId))
    .returning({ uid: feedback.uid })
  if (answered === undefined) throw new Gone()
  return answered.uid
}
