import { setup } from '#api/contract/groups/setup.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * The current time (milliseconds since 1970) by the service's clock, because the machine's may be wrong; by the
 * machine's own while the request is pending (`isAsked`), or if it failed.
 */
export function useSchoolNow(): { readonly now: () => number; readonly isAsked: boolean } {
  const { data, dataUpdatedAt, isPending } = useEndpoint(setup.currentTime, {})
  const ahead = data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt
  return { now: () => Date.now() + ahead, isAsked: isPending }
}
