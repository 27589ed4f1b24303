import { useEffect, useRef } from 'react'
import { homework } from '#api/contract/areas/homework.ts'
import { report } from '#api/contract/areas/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** The class report of a test. Once it is on the screen the service is told, so that the task counts as viewed. */
export function useReport(testId: number) {
  const query = useEndpoint(report.class, { testId })
  useViewed(testId, query.data !== undefined)
  return query
}

/** Tells it once a test. A failure stays quiet: the task is shown as not viewed, and the next opening tells it again. */
function useViewed(testId: number, isOpen: boolean): void {
  const { mutate } = useCommand(homework.view, { invalidates: [homework.list, homework.info] })
  const toldOf = useRef<number | null>(null)
  useEffect(() => {
    if (!isOpen || toldOf.current === testId) return
    toldOf.current = testId
    mutate({ testId })
  }, [isOpen, testId, mutate])
}
