import { useEffect, useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { student } from '#api/contract/groups/student.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { type ResultItem, resultItems, type AssignmentResult } from './result-items.ts'

export interface Result {
  /** Null while loading. */
  readonly result: AssignmentResult | null
  readonly items: readonly ResultItem[]
  readonly rightCount: number
  readonly failure: string | null
  readonly retry: () => void
  readonly isWrongFirst: boolean
  readonly setWrongFirst: (isWrongFirst: boolean) => void
}

/** A published score with its items; reports once to the service that it was seen. */
export function useResult(assignmentId: number): Result {
  const query = useEndpoint(student.result, { assignmentId })
  const [isWrongFirst, setWrongFirst] = useState(false)
  useSeen(assignmentId, query.data !== undefined)
  const items = query.data === undefined ? [] : resultItems(query.data, isWrongFirst)
  return {
    result: query.data ?? null,
    items,
    rightCount: items.filter(({ isRight }) => isRight).length,
    failure: query.data === undefined && query.error !== null ? messageOf(query.error) : null,
    retry: () => void query.refetch(),
    isWrongFirst,
    setWrongFirst,
  }
}

function useSeen(assignmentId: number, isShown: boolean): void {
  const call = useCall()
  useEffect(() => {
    // A lost report does no harm: the next view of the score sends another.
    if (isShown) void call(student.resultSeen, { assignmentId }).catch(() => {})
  }, [call, assignmentId, isShown])
}
