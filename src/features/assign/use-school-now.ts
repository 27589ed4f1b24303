import { setup } from '#api/contract/areas/setup.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * The present instant (milliseconds since 1970) by the service's clock, because the machine's may be wrong; the machine's
 * own while it is asked (`isAsked`), and where the service does not answer.
 */
export function useSchoolNow(): { readonly now: () => number; readonly isAsked: boolean } {
  const { data, dataUpdatedAt, isPending } = useEndpoint(setup.currentTime, {})
  const ahead = data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt
  return { now: () => Date.now() + ahead, isAsked: isPending }
}
