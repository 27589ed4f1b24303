import { homework } from '#api/contract/areas/homework.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

const interval = 30_000

/** Scripts of all classes that wait for marking, asked for every half minute and on focus; 0 until known. */
export const useUnreviewedCount = (): number =>
  useEndpoint(homework.unreviewedCount, {}, { refetchInterval: interval }).data?.unReviewCount ?? 0
