import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { correction as calls, ShownCorrection } from '#api/contract/groups/correction.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { correctionState } from '#domain/assignments/correction.ts'
import type { Executor } from '#server/database/database.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { item } from '#server/database/schema/questions.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { hasVisibleScore } from '../submission/state-conditions.ts'

const isOfAnswer = and(eq(correction.submissionId, answer.submissionId), eq(correction.itemId, answer.itemId))

/** An item that lost marks is to be corrected; an unmarked one is not. */
const hasLost = sql`${answer.score} < ${paperItem.score}`

const isWritten = sql`${paperItem.key} ->> 'kind' = 'written'`

type OwnList = OutputOf<typeof calls.own>['list']

/** A student's assignments whose scores are out, with the progress of corrections; one query. */
export async function listCorrections(db: Executor, uid: number): Promise<OwnList> {
  const countOf = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`
  return db
    .select({
      assignmentId: assignment.assignmentId,
      assignmentName: assignment.assignmentName,
      toDoCount: countOf(sql`${correction.itemId} is null or ${correction.isRight} = false`),
      waitingCount: countOf(sql`${correction.itemId} is not null and ${correction.isRight} is null`),
      rightCount: countOf(sql`${correction.isRight}`),
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .leftJoin(correction, isOfAnswer)
    .where(and(eq(submission.uid, uid), hasVisibleScore, hasLost))
    .groupBy(assignment.assignmentId)
    .orderBy(desc(assignment.endTime), desc(assignment.assignmentId))
}

/** The items of a submission that lost marks, in the order of the paper, with their new answers. */
export async function itemsToCorrect(db: Executor, submissionId: number) {
  const rows = await db
    .select({
      itemId: answer.itemId,
      before: answer.value,
      score: sql<number>`${answer.score}`,
      full: paperItem.score,
      key: paperItem.key,
      options: item.options,
      // The first column tells whether there is one.
      corrected: {
        itemId: correction.itemId,
        isRight: correction.isRight,
        value: correction.value,
        comment: correction.comment,
      },
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .innerJoin(item, eq(item.itemId, answer.itemId))
    .leftJoin(correction, isOfAnswer)
    .where(and(eq(submission.submissionId, submissionId), hasLost))
    .orderBy(paperItem.no)
  return rows.map(({ corrected, ...row }) => ({
    ...row,
    state: correctionState(corrected),
    answer: corrected?.value ?? '',
    comment: corrected?.comment ?? '',
  }))
}

/** Saves a student's new answer over the previous one; `isRight` is null if a teacher has to check it. */
export async function writeCorrection(
  db: Executor,
  { submissionId, itemId, value, isRight, now }: Written,
): Promise<void> {
  const given = { value, isRight, answeredAt: now, comment: '', decidedBy: null, decidedAt: null }
  await db
    .insert(correction)
    .values({ submissionId, itemId, tries: 1, ...given })
    .onConflictDoUpdate({
      target: [correction.submissionId, correction.itemId],
      set: { ...given, tries: sql`${correction.tries} + 1` },
    })
}

interface Written {
  readonly submissionId: number
  readonly itemId: number
  readonly value: string
  readonly isRight: boolean | null
  readonly now: Date
}

/** New answers of an assignment's students that no rule marks, or about which it was in doubt; those still waiting come first. */
export async function correctionsOf(db: Executor, assignmentId: number) {
  const rows = await db
    .select({
      submissionId: correction.submissionId,
      uid: submission.uid,
      realname: user.realname,
      item: {
        itemId: paperItem.itemId,
        no: paperItem.no,
        kind: sql<ShownCorrection['item']['kind']>`${paperItem.key} ->> 'kind'`,
        stem: item.stem,
        options: sql<ShownCorrection['item']['options']>`${item.options}`,
        score: paperItem.score,
      },
      before: answer.value,
      answer: correction.value,
      answeredAt: correction.answeredAt,
      isRight: correction.isRight,
      comment: correction.comment,
    })
    .from(correction)
    .innerJoin(submission, eq(submission.submissionId, correction.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, isOfAnswer)
    .innerJoin(paperItem, isAnsweredItem)
    .innerJoin(item, eq(item.itemId, correction.itemId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(
      and(
        eq(assignment.assignmentId, assignmentId),
        or(isWritten, isNull(correction.isRight), isNotNull(correction.decidedBy)),
      ),
    )
    .orderBy(sql`${correction.isRight} is not null`, asc(correction.answeredAt), asc(user.username), paperItem.no)
  return rows.map(({ isRight, ...row }) => ({
    ...row,
    answeredAt: row.answeredAt.toISOString(),
    state: correctionState({ isRight }),
  }))
}
