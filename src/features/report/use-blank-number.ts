import { paper } from '#api/contract/areas/paper.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * Which blank of its passage an item asks for, from 1; null where the passage has none, and while the paper is being
 * fetched.
 */
export function useBlankNumber(paperId: number, itemId: number, passage: string): number | null {
  const { data } = useEndpoint(paper.detail, { paperId }, { enabled: passage.includes('[['), staleTime: 300_000 })
  const question = data?.sections
    .flatMap(({ questions }) => questions)
    .find(({ items }) => items.some((item) => item.itemId === itemId))
  return question === undefined ? null : blankOf(question, itemId)
}

/** A question's items stand for its blanks in their order. */
export function blankOf(
  { passage, items }: { readonly passage: string; readonly items: readonly { readonly itemId: number }[] },
  itemId: number,
): number | null {
  const number = items.findIndex((item) => item.itemId === itemId) + 1
  return number > 0 && passage.includes(`[[${number}]]`) ? number : null
}
