import { hasAnswer } from '#domain/marking/has-answer.ts'
import { type GivenMarks, joinMarks } from '#domain/marking/join-marks.ts'
import type { Executor } from '#server/database/database.ts'
import type { DoubleRule } from './marking-rule.ts'
import { findScoredAnswers, type Giving, storeScores } from './store-scores.ts'

interface CommentedMark {
  readonly markerId: number
  readonly score: number
  readonly comment: string
}

/**
 * Stores and returns the scores that result from the marks of answers to one item, by submission: null while that is
 * open. Without any mark an empty answer has the 0 again that it got when it was handed in: it waits for nobody. The
 * submissions must be locked. Four statements, however many answers.
 */
export async function storeJoined(
  db: Executor,
  rule: DoubleRule,
  giving: Giving,
  givenTo: ReadonlyMap<number, GivenMarks<CommentedMark>>,
): Promise<ReadonlyMap<number, number | null>> {
  const before = await findScoredAnswers(db, giving.itemId, [...givenTo.keys()])
  const joined = [...before.values()].flatMap(({ submissionId, value }) => {
    const given = givenTo.get(submissionId)
    if (given === undefined) return []
    const isEmpty = given.marks.length === 0 && given.settled === null && !hasAnswer(value)
    const score = isEmpty ? 0 : joinMarks(rule, given)
    return [{ submissionId, score, criteria: null, comment: score === null ? '' : joinedComment(given.marks) }]
  })
  const changed = joined.filter(({ submissionId, score }) => score !== null || before.get(submissionId)?.score !== null)
  await storeScores(db, giving, changed, before)
  return new Map(joined.map(({ submissionId, score }) => [submissionId, score]))
}

/** What the student reads: the comments in the order of the marks, without duplicates. */
const joinedComment = (marks: readonly CommentedMark[]): string =>
  [...new Set(marks.map(({ comment }) => comment).filter((comment) => comment !== ''))].join('\n')
