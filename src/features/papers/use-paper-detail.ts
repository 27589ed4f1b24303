import { messageOf } from '#api/client/failures.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** One paper with its keys. */
export function usePaperDetail(paperId: number) {
  const { data, isError, error, refetch } = useEndpoint(paper.detail, { paperId })
  return {
    paper: data ?? null,
    failure: isError && data === undefined ? messageOf(error) : null,
    retry: () => void refetch(),
  }
}
