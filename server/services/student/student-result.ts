import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '#domain/portal/language.ts'
import { Gone } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { answersAsWritten, paperAsWritten, versionBSheets } from '../as-written.ts'
import { loadKeyedPaper } from '../paper/paper-tree.ts'
import { total } from '../submission/totals.ts'
import { answer, submission, assignment } from '#server/database/schema/assignments.ts'

/** A student's own submission with everything that decides whether its score may be seen; the total in tenths. */
const submissions = (db: Executor, assignmentId: number, uid: number) =>
  db
    .select({
      submissionId: submission.submissionId,
      submittedAt: submission.submittedAt,
      unmarkedCount: submission.unmarkedCount,
      total,
      assignmentName: assignment.assignmentName,
      paperId: assignment.paperId,
      scoreTime: assignment.scoreTime,
      showsMean: assignment.showsMean,
    })
    .from(submission)
    .innerJoin(assignment, eq(assignment.assignmentId, submission.assignmentId))
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, uid)))

export async function findSubmission(db: Executor, assignmentId: number, uid: number) {
  return only(await submissions(db, assignmentId, uid))
}

/** Like `findSubmission`, but keeps its scores from being withdrawn until the transaction ends. */
export async function findSubmissionKeepingScores(db: Executor, assignmentId: number, uid: number) {
  return only(await submissions(db, assignmentId, uid).for('share', { of: assignment }))
}

function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Gone()
  return row
}

/** The marked answers of a submission, in the order of the paper. */
const findMarkedAnswers = (db: Executor, submissionId: number, paperId: number) =>
  db
    .select({
      itemId: answer.itemId,
      value: answer.value,
      score: answer.score,
      criteria: sql<number[] | null>`${answer.criteria}`,
      comment: answer.comment,
    })
    .from(answer)
    .innerJoin(paperItem, and(eq(paperItem.itemId, answer.itemId), eq(paperItem.paperId, paperId)))
    .where(eq(answer.submissionId, submissionId))
    .orderBy(paperItem.no)

interface SubmissionOnPaper {
  readonly submissionId: number
  readonly paperId: number
}

/** The paper with its keys and the marked answers to it, both by the letters of the paper that the student had. */
export async function writtenSubmission(
  db: Executor,
  { submissionId, paperId }: SubmissionOnPaper,
  language: Language,
) {
  const paper = await loadKeyedPaper(db, paperId)
  const answers = await findMarkedAnswers(db, submissionId, paperId)
  const [sheet] = (await versionBSheets(db, eq(submission.submissionId, submissionId))).values()
  if (sheet === undefined) return { paper, answers }
  return { paper: paperAsWritten(paper, sheet, language), answers: answers.map(answersAsWritten(paper, sheet)) }
}
