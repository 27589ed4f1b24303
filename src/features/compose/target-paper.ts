import type { ResultOf } from '#api/client/client.ts'
import { paper } from '#api/contract/areas/paper.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** The paper that questions are chosen for, with those it already has. */
export interface TargetPaper {
  readonly paperTitle: string
  readonly questionIds: ReadonlySet<number>
}

/** Null for a new paper, and until loaded. */
export function useTargetPaper(paperId: number | null): TargetPaper | null {
  const { data } = useEndpoint(paper.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== null })
  return paperId === null || data === undefined
    ? null
    : { paperTitle: data.paperTitle, questionIds: new Set(questionIdsOn(data)) }
}

/** The questions on a paper, in its order. */
export const questionIdsOn = ({ sections }: ResultOf<typeof paper.detail>): readonly number[] =>
  sections.flatMap(({ questions }) => questions.map(({ questionId }) => questionId))
