import { useEffect, useRef } from 'react'
import { assigning } from '#api/contract/groups/assigning.ts'
import { report } from '#api/contract/groups/report.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'

/**
 * The class report of an assignment. Once it has loaded, the service is told, so that the assignment counts as viewed.
 */
export function useReport(assignmentId: number) {
  const query = useEndpoint(report.class, { assignmentId })
  useViewed(assignmentId, query.data !== undefined)
  return query
}

/**
 * Reports each assignment once. A failure is ignored: the assignment stays unviewed until the report is next opened.
 */
function useViewed(assignmentId: number, isOpen: boolean): void {
  const { mutate } = useCommand(assigning.view, { invalidates: [assigning.list, assigning.info] })
  const viewedId = useRef<number | null>(null)
  useEffect(() => {
    if (!isOpen || viewedId.current === assignmentId) return
    viewedId.current = assignmentId
    mutate({ assignmentId })
  }, [isOpen, assignmentId, mutate])
}
