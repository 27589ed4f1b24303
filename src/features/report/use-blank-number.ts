import { paper } from '#api/contract/groups/paper.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * The number of the item's blank in its passage, from 1; null if the passage has none, and while the paper is loading.
 */
export function useBlankNumber(paperId: number, itemId: number, passage: string): number | null {
  const { data } = useEndpoint(paper.detail, { paperId }, { enabled: passage.includes('[['), staleTime: 300_000 })
  const question = data?.sections
    .flatMap(({ questions }) => questions)
    .find(({ items }) => items.some((item) => item.itemId === itemId))
  return question === undefined ? null : blankOf(question, itemId)
}

/** A question's items correspond to its blanks in order. */
export function blankOf(
  { passage, items }: { readonly passage: string; readonly items: readonly { readonly itemId: number }[] },
  itemId: number,
): number | null {
  const number = items.findIndex((item) => item.itemId === itemId) + 1
  return number > 0 && passage.includes(`[[${number}]]`) ? number : null
}
