import { useEffect, useRef } from 'react'
import { assigning } from '#api/contract/areas/assigning.ts'
import { report } from '#api/contract/areas/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/** The class report of an assignment. Once it is on the screen the service is told, so that the assignment counts as viewed. */
export function useReport(assignmentId: number) {
  const query = useEndpoint(report.class, { assignmentId })
  useViewed(assignmentId, query.data !== undefined)
  return query
}

/** Tells it once an assignment. A failure stays quiet: the assignment is shown as not viewed, and the next opening tells it again. */
function useViewed(assignmentId: number, isOpen: boolean): void {
  const { mutate } = useCommand(assigning.view, { invalidates: [assigning.list, assigning.info] })
  const toldOf = useRef<number | null>(null)
  useEffect(() => {
    if (!isOpen || toldOf.current === assignmentId) return
    toldOf.current = assignmentId
    mutate({ assignmentId })
  }, [isOpen, assignmentId, mutate])
}
