import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ClassReport } from '#api/contract/groups/report.ts'
import type { AnswerKey } from '#domain/questions/question.ts'
import { onSheet } from '#domain/scan/scan.ts'
import type { Tenths } from '#domain/values/score.ts'
import type { Executor } from '#server/database/database.ts'
import { answer, assignment, submission } from '#server/database/schema/assignments.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { isAnsweredItem } from '../../answered-item.ts'
import { answersAsWritten, versionBSheets } from '../../as-written.ts'
import { cropsOf } from '../../crops.ts'
import { loadKeyedPaper } from '../../paper/paper-tree.ts'
import { isSubmitted } from '../../submission/state-conditions.ts'
import { isScoreOut } from '../../submission/submission-state.ts'

/** A criterion with what an answer got for it, in tenths. */
interface ScoredCriterion {
  readonly name: string
  readonly score: Tenths
  readonly max: Tenths
}

/** Empty for an answer that was not marked by criteria, or by a single one, which is its score. */
const scoredCriteria = (key: AnswerKey, scores: readonly Tenths[] | null): readonly ScoredCriterion[] => {
  if (key.kind !== 'written' || scores === null || key.criteria.length < 2) return []
  return key.criteria.map(({ name, max }, index) => ({ name, score: scores[index] ?? 0, max }))
}

/**
 * The answers of some students, or of all who handed in, with scores and comments, in the order of the paper; with
 * their keys if the student may see the result. Letters are those of the student's paper.
 */
export async function handoutAnswers(
  db: Executor,
  { assignmentId, paperId }: Pick<ClassReport['assignment'], 'assignmentId' | 'paperId'>,
  uids: readonly number[] | undefined,
) {
  const rows = await readAnswers(db, assignmentId, uids)
  const answers = rows.map(({ submittedAt, scoreTime, unmarkedCount, key, criteria, ...row }) => ({
    ...row,
    scoredCriteria: scoredCriteria(key, criteria),
    key: isScoreOut({ submittedAt, scoreTime, unmarkedCount }) ? key : null,
  }))
  const sheets = await versionBSheets(db, and(eq(submission.assignmentId, assignmentId), isOneOf(uids)))
  if (sheets.size === 0) return answers
  const paper = await loadKeyedPaper(db, paperId)
  const written = new Map([...sheets].map(([uid, sheet]) => [uid, answersAsWritten(paper, sheet)]))
  return answers.map((one) => written.get(one.uid)?.(one) ?? one)
}

const isOneOf = (uids: readonly number[] | undefined) =>
  uids === undefined ? undefined : inArray(submission.uid, [...uids])

const readAnswers = (db: Executor, assignmentId: number, uids: readonly number[] | undefined) =>
  db
    .select({
      submittedAt: submission.submittedAt,
      scoreTime: assignment.scoreTime,
      unmarkedCount: submission.unmarkedCount,
      key: paperItem.key,
      uid: submission.uid,
      itemId: answer.itemId,
      value: answer.value,
      score: answer.score,
      criteria: answer.criteria,
      comment: answer.comment,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .innerJoin(answer, eq(answer.submissionId, submission.submissionId))
    .innerJoin(paperItem, isAnsweredItem)
    .where(and(eq(submission.assignmentId, assignmentId), isSubmitted, isOneOf(uids)))
    .orderBy(asc(submission.uid), asc(paperItem.no))

export type HandoutAnswer = Awaited<ReturnType<typeof handoutAnswers>>[number]

/** Where answers are on their sheets, for those that exist only there. */
export async function cropsOfHandouts(db: Executor, assignmentId: number, answers: readonly HandoutAnswer[]) {
  if (!answers.some(({ value }) => value === onSheet)) return () => null
  const cropOf = await cropsOf(db, eq(submission.assignmentId, assignmentId))
  return ({ uid, itemId }: HandoutAnswer) => cropOf({ assignmentId, uid, itemId })
}
