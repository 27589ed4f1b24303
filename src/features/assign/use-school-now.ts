import { setup } from '#api/contract/areas/setup.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * The present instant (milliseconds since 1970) by the service's clock, because the machine's may be wrong; the machine's
 * own until the service has answered.
 */
export function useSchoolNow(): () => number {
  const { data, dataUpdatedAt } = useEndpoint(setup.currentTime, {})
  const ahead = data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt
  return () => Date.now() + ahead
}
