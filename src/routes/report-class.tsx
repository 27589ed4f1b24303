import type { ReactNode } from 'react'
import { CallError, messageOf } from '#api/client/failures.ts'
import { course } from '#api/contract/groups/course.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useNamedClass } from './use-named-class.ts'

export interface ReportClassProps {
  /** As in the report's address. */
  readonly courseId: number
  readonly children: ReactNode
}

/**
 * A report of a class, which becomes the current one. An archived class has reports but cannot be current; a class
 * that is not the teacher's is not found.
 */
export function ReportClass({ courseId, children }: ReportClassProps) {
  const isInUse = useNamedClass(String(courseId)).course !== undefined
  const other = useEndpoint(course.info, { courseId }, { enabled: !isInUse })
  if (isInUse || other.data !== undefined) return children
  if (other.error === null) return null
  if (other.error instanceof CallError) return <NotFoundScreen />
  return <FailedState why={messageOf(other.error)} onRetry={() => void other.refetch()} />
}
