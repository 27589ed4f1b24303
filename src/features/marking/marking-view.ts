import type { Submission } from '#api/contract/groups/marking.ts'
import type { Tenths } from '#domain/values/score.ts'
import { oneDecimal } from '#domain/statistics/rounding.ts'
import { markOf, submissionAt, unsavedDrafts } from '#machines/marking/marking.rules.ts'
import type { GivenMark, MarkingContext } from '#machines/marking/marking.types.ts'

type SubmissionState = 'done' | 'todo' | 'skipped'

/** A submission in the strip. */
export interface SubmissionCell {
  readonly submissionId: number
  readonly state: SubmissionState
  /** In tenths; null until marked. */
  readonly score: Tenths | null
}

export function cellsOf(context: MarkingContext): readonly SubmissionCell[] {
  const skipped = new Set(context.skipped)
  return context.submissions.map((submission) => {
    const score = markOf(context, submission)?.score ?? null
    const { submissionId } = submission
    return { submissionId, score, state: score !== null ? 'done' : skipped.has(submissionId) ? 'skipped' : 'todo' }
  })
}

/** Mean of the marks so far, in points with one decimal; null if there are none. */
export function meanOf(cells: readonly SubmissionCell[]): string | null {
  const scores = cells.map(({ score }) => score).filter((score) => score !== null)
  if (scores.length === 0) return null
  return oneDecimal(
    scores.reduce((sum, score) => sum + score, 0),
    10 * scores.length,
  )
}

/** The submission to compare with: the one marked last on this page, otherwise the previous one. */
export function previousOf(
  { undoable, submissions, index: current }: MarkingContext,
  cells: readonly SubmissionCell[],
) {
  const here = submissions[current]?.submissionId
  const last = undoable.findLast(({ submissionId }) => submissionId !== here)?.submissionId
  const index = last === undefined ? current - 1 : submissions.findIndex(({ submissionId }) => submissionId === last)
  const score = cells[index]?.score ?? null
  return score === null ? null : { index, score }
}

/** Something was typed for the submission in view and not saved. */
export const isEnteredHere = (context: MarkingContext): boolean =>
  unsavedDrafts(context).some((one) => one === submissionAt(context))

/** The data of the submission in view; undefined if it is not in this list. */
export function submissionHere(list: readonly Submission[], { submissions, index: current }: MarkingContext) {
  const here = submissions[current]?.submissionId
  return list.find(({ submissionId }) => submissionId === here)
}

const commentsShown = 10

/** The teacher's latest distinct comments on this item, newest first. */
export function recentComments({ undoable, submissions }: MarkingContext): readonly string[] {
  const here = undoable.map(({ given }) => given)
  const earlier = submissions.map(({ saved }) => saved).filter((mark): mark is GivenMark => mark !== null)
  const comments = [...earlier, ...here].map(({ comment }) => comment).filter((comment) => comment !== '')
  return [...new Set(comments.toReversed())].slice(0, commentsShown)
}

/** The name of a submission: the student's, or its number if names are hidden. */
export type NameOf = (index: number) => string

export const namesOf =
  (list: readonly Submission[], hidden: boolean, numbered: (number: number) => string): NameOf =>
  (index) =>
    (hidden ? undefined : list[index]?.student?.realname) ?? numbered(index + 1)

export const isEnglish = (text: string): boolean => !/\p{Script=Han}/u.test(text)
