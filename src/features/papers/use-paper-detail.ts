import { isMissing, messageOf } from '#api/client/failures.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** One paper with its keys; not any more once it turns out to be taken back. */
export function usePaperDetail(paperId: number) {
  const { data, isError, error, refetch } = useEndpoint(paper.detail, { paperId })
  const isGone = isMissing(error)
  return {
    paper: isGone ? null : (data ?? null),
    isMissing: isGone,
    failure: isError && (isGone || data === undefined) ? messageOf(error) : null,
    retry: () => void refetch(),
  }
}
