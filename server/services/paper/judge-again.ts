import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { markItem } from '#domain/marking/mark-item.ts'
import type { AnswerText } from '#domain/questions/question.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { correction } from '#server/database/schema/assignment-exceptions.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { wrongRetry } from '#server/database/schema/wrong-notes.ts'
import { isAnsweredItem } from '../answered-item.ts'
import { hasVisibleScore } from '../submission/state-conditions.ts'
import type { MarkedItem, PlacedItem } from './remark-answers.ts'

interface Answered {
  readonly submissionId: number
  readonly uid: number
}

/**
 * Judges by the current key what students did about an item after getting it wrong: their corrections, except those
 * that a teacher decided, and their tries. `answers` are theirs to the item, locked.
 */
export async function judgeAgain(
  db: Executor,
  placed: PlacedItem,
  item: MarkedItem,
  answers: readonly Answered[],
): Promise<void> {
  if (answers.length === 0) return
  await storeCorrections(db, placed.itemId, await findCorrections(db, placed.itemId, answers), item)
  await storeRetries(db, await findRetries(db, placed, answers), item)
}

const findCorrections = (db: Executor, itemId: number, answers: readonly Answered[]) =>
  db
    .select({ rowId: correction.submissionId, value: correction.value, isRight: correction.isRight })
    .from(correction)
    .where(
      and(
        sql`${correction.submissionId} = ${anyOf(answers.map(({ submissionId }) => submissionId))}`,
        eq(correction.itemId, itemId),
        isNull(correction.decidedBy),
      ),
    )

/** A try is judged by the paper on which its student last answered the item, as `retry` does. */
const findRetries = (db: Executor, { paperId, itemId }: PlacedItem, answers: readonly Answered[]) =>
  db
    .select({ rowId: wrongRetry.retryId, value: wrongRetry.value, isRight: wrongRetry.isRight })
    .from(wrongRetry)
    .where(
      and(
        sql`${wrongRetry.uid} = ${anyOf(answers.map(({ uid }) => uid))}`,
        eq(wrongRetry.askedItemId, itemId),
        sql`(${lastPaper(db)}) = ${paperId}`,
      ),
    )

const lastPaper = (db: Executor) =>
  db
    .select({ paperId: assignment.paperId })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(
      and(
        eq(submission.uid, wrongRetry.uid),
        eq(answer.itemId, wrongRetry.itemId),
        isNotNull(answer.score),
        isNotNull(assignment.publishedAt),
        hasVisibleScore,
      ),
    )
    .orderBy(sql`${submission.submittedAt} desc`)
    .limit(1)

interface Judged {
  readonly rowId: number
  readonly value: AnswerText
  /** Null where a person has to say. */
  readonly isRight: boolean | null
}

/** Those whose outcome the key changes, as a table `given`. */
function changedOf(rows: readonly Judged[], { key, score }: MarkedItem) {
  const changed = rows.flatMap(({ rowId, value, isRight }) => {
    const marked = markItem(key, value, score)
    const isNowRight = marked === 'byPerson' ? null : marked.score >= score
    return isNowRight === isRight ? [] : [{ rowId, isNowRight }]
  })
  const given = sql`unnest(
    ${sql.param(changed.map(({ rowId }) => rowId))}::bigint[],
    ${sql.param(changed.map(({ isNowRight }) => isNowRight))}::boolean[]
  ) as given (row_id, is_right)`
  return changed.length === 0 ? null : given
}

async function storeCorrections(db: Executor, itemId: number, rows: readonly Judged[], item: MarkedItem) {
  const given = changedOf(rows, item)
  if (given === null) return
  await db
    .update(correction)
    .set({ isRight: sql`given.is_right` })
    .from(given)
    .where(
      and(sql`${correction.submissionId} = given.row_id`, eq(correction.itemId, itemId), isNull(correction.decidedBy)),
    )
}

async function storeRetries(db: Executor, rows: readonly Judged[], item: MarkedItem) {
  const given = changedOf(rows, item)
  if (given === null) return
  await db
    .update(wrongRetry)
    .set({ isRight: sql`given.is_right` })
    .from(given)
    .where(sql`${wrongRetry.retryId} = given.row_id`)
}
