import { homework } from '#api/contract/areas/homework.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** With the way of an answer it is right within five seconds; a page that nobody sees asks nothing. */
const interval = 4000

/** Scripts of all classes that wait for marking, asked for every few seconds and on focus; 0 until known. */
export const useUnreviewedCount = (): number =>
  useEndpoint(homework.unreviewedCount, {}, { refetchInterval: interval }).data?.unReviewCount ?? 0
