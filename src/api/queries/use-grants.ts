import { useEffect, useState } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { type Grant, nextEnd } from '#domain/features/granted-features.ts'
import { useEndpoint } from './use-endpoint.ts'

/** How often new grants are checked for, and the longest a timer is trusted (milliseconds). */
const askEvery = 300_000

/** The access list of the signed-in person at a given service time. */
export interface Grants {
  readonly grants: readonly (Grant & { readonly feature: string; readonly isTrial: boolean })[]
  /** The service's time (milliseconds since 1970). */
  readonly now: number
}

/**
 * The current grants by the service's clock (specification §6); `known` is undefined until they are loaded. A grant
 * that ends while the page is open ends on time.
 */
export function useGrants() {
  const { data, dataUpdatedAt, error, refetch } = useEndpoint(
    account.features,
    {},
    { refetchInterval: askEvery, staleTime: askEvery },
  )
  const [looked, setLooked] = useState({ answer: dataUpdatedAt, passed: 0 })
  const passed = looked.answer === dataUpdatedAt ? looked.passed : 0
  useEffect(() => {
    if (data === undefined) return
    const now = Date.parse(data.now) + passed
    const end = nextEnd(data.grants, now)
    const wait = end === null ? askEvery : Math.min(end - now, askEvery)
    const look = () => setLooked({ answer: dataUpdatedAt, passed: Math.max(passed + wait, Date.now() - dataUpdatedAt) })
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, passed])
  const known: Grants | undefined = data && { grants: data.grants, now: Date.parse(data.now) + passed }
  return { known, error, refetch: () => void refetch() }
}
