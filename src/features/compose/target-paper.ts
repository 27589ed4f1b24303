import type { ResultOf } from '#api/client/client.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { ComparedQuestion } from '#domain/bank/question-kinds.ts'
import { type Asked, difficultyOf } from '#domain/paper/blueprint.ts'
import { type Fetched, there } from '#ui/fetched/fetched.tsx'

/** The paper that questions are chosen for, with those it already has. */
export interface TargetPaper {
  readonly paperTitle: string
  readonly questions: readonly QuestionOnPaper[]
}

/** A question with the marks that the paper gives it. */
export interface QuestionOnPaper extends Asked, ComparedQuestion {
  readonly items: readonly (Asked['items'][number] & ComparedQuestion['items'][number])[]
  readonly questionId: number
}

/** Null for a new paper. */
export function useTargetPaper(paperId: number | null): Fetched<TargetPaper | null> {
  const detail = useEndpoint(paper.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== null })
  if (paperId === null) return there(null)
  return fetchedPart(detail, (data) => ({ paperTitle: data.paperTitle, questions: questionsOn(data) }))
}

/** The questions on a paper, in its order. */
export const questionsOn = ({ sections, measured }: ResultOf<typeof paper.detail>): readonly QuestionOnPaper[] =>
  sections.flatMap(({ questions }) =>
    questions.map(({ questionId, difficulty, passage, items }) => ({
      questionId,
      difficulty: difficultyOf(difficulty),
      measured: measured.find((one) => one.questionId === questionId),
      passage,
      items,
    })),
  )

/** Without those that the paper already has: adding them to it changes nothing. */
export function notOn<Question extends { readonly questionId: number }>(
  onPaper: readonly QuestionOnPaper[],
  questions: readonly Question[],
): readonly Question[] {
  const ids = new Set(onPaper.map(({ questionId }) => questionId))
  return questions.filter(({ questionId }) => !ids.has(questionId))
}
