import { and, eq, gt, sql } from 'drizzle-orm'
import { markItem } from '#domain/marking/mark-item.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { anyOf } from '#server/database/any-of.ts'
import type { Executor } from '#server/database/database.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { user } from '#server/database/schema/people.ts'
import { answer, mark, submission, assignment } from '#server/database/schema/assignments.ts'
import { isSubmitted } from '../submission/state-conditions.ts'
import { sumUp, total } from '../submission/totals.ts'
import type { StoredChange } from './changed-classes.ts'

export interface PlacedItem {
  readonly paperId: number
  readonly itemId: number
}

export interface MarkedItem {
  readonly key: AnswerKey
  readonly score: number
}

/**
 * The current key of an item, which cannot change until the transaction ends (like a hand-in's
 * `lockSubmissionAndKeys`); null for an item marked by a person, and for one no longer on the paper.
 */
export async function shareKey(db: Executor, { paperId, itemId }: PlacedItem): Promise<MarkedItem | null> {
  await db.select({ paperId: paper.paperId }).from(paper).where(eq(paper.paperId, paperId)).for('share')
  const [row] = await db
    .select({ key: paperItem.key, score: paperItem.score })
    .from(paperItem)
    .where(and(eq(paperItem.paperId, paperId), eq(paperItem.itemId, itemId)))
  return row === undefined || row.key.kind === 'written' ? null : row
}

const ofPaper = (paperId: number) => and(eq(assignment.paperId, paperId), isSubmitted)

const ofItem = ({ paperId, itemId }: PlacedItem) => and(ofPaper(paperId), eq(answer.itemId, itemId))

/** Answers to an item in all assignments of its paper. */
export async function countAnswers(db: Executor, placed: PlacedItem): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(ofItem(placed))
  return row?.count ?? 0
}

/** What a person gave an answer last; null if nobody did, or took it back. */
const decided = sql<number | null>`(
  select ${mark.scoreAfter} from ${mark}
  where ${mark.submissionId} = ${answer.submissionId} and ${mark.itemId} = ${answer.itemId}
    and ${mark.markerId} is not null
  order by ${mark.markId} desc limit 1)`

const found = {
  submissionId: answer.submissionId,
  value: answer.value,
  score: answer.score,
  decided,
  isOut: sql<boolean>`${assignment.scoreTime} is not null`,
  assignmentId: assignment.assignmentId,
  assignmentName: assignment.assignmentName,
  uid: user.uid,
  username: user.username,
  realname: user.realname,
}

/** The next answers after a submission, with their students, locked until the transaction ends. */
export const findAnswers = (db: Executor, placed: PlacedItem, afterSubmission: number, limit: number) =>
  db
    .select(found)
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(ofItem(placed), gt(answer.submissionId, afterSubmission)))
    .orderBy(answer.submissionId)
    .limit(limit)
    .for('update', { of: [submission, answer] })

type FoundAnswer = Awaited<ReturnType<typeof findAnswers>>[number]

interface Remarked {
  /** Null if a person has to mark it. */
  readonly newScore: number | null
  readonly doubt?: 'waits' | 'kept'
}

type ChangedAnswer<Found extends FoundAnswer = FoundAnswer> = Found & Remarked

/** The answers to items in all assignments of their paper, with their students and submission totals, unlocked. */
export const readAnswers = (db: Executor, paperId: number, itemIds: readonly number[]) =>
  db
    .select({
      ...found,
      itemId: answer.itemId,
      total,
    })
    .from(answer)
    .innerJoin(submission, eq(submission.submissionId, answer.submissionId))
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(user, eq(user.uid, submission.uid))
    .where(and(ofPaper(paperId), sql`${answer.itemId} = ${anyOf(itemIds)}`))
    .orderBy(assignment.assignmentId, user.username)

/**
 * The answers whose score this key changes or puts in doubt; those to a written item are no matter of its key.
 */
export const changedAnswers = <Found extends FoundAnswer>(
  item: MarkedItem,
  answers: readonly Found[],
): ChangedAnswer<Found>[] =>
  item.key.kind === 'written'
    ? []
    : answers
        .map((one) => ({ ...one, ...remarked(item, one) }))
        .filter(({ newScore, score, doubt }) => newScore !== score || doubt !== undefined)

/**
 * Where a person decides, what one gave before counts (again). Without that the answer waits for one, unless its score
 * is out: a student would lose sight of the whole score until then.
 */
function remarked({ key, score: full }: MarkedItem, { value, score, decided: given, isOut }: FoundAnswer): Remarked {
  const marked = markItem(key, value, full)
  if (marked !== 'byPerson') return { newScore: marked.score }
  if (given !== null || score === null) return { newScore: given }
  return isOut ? { newScore: score, doubt: 'kept' } : { newScore: null, doubt: 'waits' }
}

/** Stores new scores with their history and returns those that changed a total; four statements, however many. */
export async function storeScores(
  db: Executor,
  itemId: number,
  changed: readonly ChangedAnswer[],
  now: Date,
): Promise<StoredChange[]> {
  if (changed.length === 0) return []
  const rescored = changed.filter(({ doubt }) => doubt !== 'kept')
  const given = sql`unnest(
    ${sql.param(rescored.map(({ submissionId }) => submissionId))}::bigint[],
    ${sql.param(rescored.map(({ newScore }) => newScore))}::integer[]
  ) as given (submission_id, score)`
  await db
    .update(answer)
    .set({ score: sql`given.score`, rev: sql`${answer.rev} + 1` })
    .from(given)
    .where(and(sql`${answer.submissionId} = given.submission_id`, eq(answer.itemId, itemId)))
  const totals = await sumUp(
    db,
    changed.map(({ submissionId }) => submissionId),
  )
  const marks = rescored.map(({ submissionId, score, newScore }) => ({
    submissionId,
    itemId,
    scoreBefore: score,
    scoreAfter: newScore,
    createdAt: now,
  }))
  if (marks.length > 0) await db.insert(mark).values(marks)
  return changed.map((one) => changeOf(one, totals.get(one.submissionId) ?? 0))
}

const differenceOf = ({ score, newScore }: ChangedAnswer): number => (newScore ?? 0) - (score ?? 0)

/** Which totals a key would change, and to what. */
export const previewedChanges = (
  item: MarkedItem,
  answers: readonly Awaited<ReturnType<typeof readAnswers>>[number][],
): StoredChange[] => changedAnswers(item, answers).map((one) => changeOf(one, one.total + differenceOf(one)))

function changeOf(changed: ChangedAnswer, after: number): StoredChange {
  const { assignmentId, assignmentName, uid, username, realname, doubt } = changed
  const before = after - differenceOf(changed)
  return { assignmentId, assignmentName, uid, username, realname, before, after, ...(doubt !== undefined && { doubt }) }
}
