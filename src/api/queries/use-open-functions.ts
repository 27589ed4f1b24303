import { useEffect, useState } from 'react'
import { account } from '#api/contract/areas/account.ts'
import { type FunctionName, isOpen, nextEnd } from '#domain/functions.ts'
import { useEndpoint } from './use-endpoint.ts'

/** How often what was granted meanwhile is asked for, and the longest that a timer is trusted (milliseconds). */
const askEvery = 300_000

/**
 * Which functions are open by the service's clock (specification §6); none until that is known. What ends while the page
 * is open closes at its moment.
 */
export function useOpenFunctions(): (name: FunctionName) => boolean {
  const { data, dataUpdatedAt } = useEndpoint(account.functions, {}, { refetchInterval: askEvery, staleTime: askEvery })
  const [looked, setLooked] = useState({ answer: dataUpdatedAt, passed: 0 })
  const passed = looked.answer === dataUpdatedAt ? looked.passed : 0
  useEffect(() => {
    if (data === undefined) return
    const now = Date.parse(data.now) + passed
    const end = nextEnd(data.userAclList, now)
    const wait = end === null ? askEvery : Math.min(end - now, askEvery)
    const look = () => setLooked({ answer: dataUpdatedAt, passed: Math.max(passed + wait, Date.now() - dataUpdatedAt) })
    const timer = setTimeout(look, wait)
    return () => clearTimeout(timer)
  }, [data, dataUpdatedAt, passed])
  return (name) => data !== undefined && isOpen(data.userAclList, name, Date.parse(data.now) + passed)
}
