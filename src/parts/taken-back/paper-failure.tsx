import type { ReactNode } from 'react'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { EmptyState, FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { takenBackTexts } from './taken-back.texts.ts'

export interface PaperFailureProps {
  readonly paperId: number
  /** The service knows no such paper for this teacher, who may have had it. */
  readonly isMissing: boolean
  readonly why: string | null
  readonly onRetry: () => void
  /** The way out, if it is not a link to the teacher's papers. */
  readonly action?: ReactNode
}

/** Why a paper could not be opened; whoever had it is told that its owner took it back or deleted it. */
export function PaperFailure({ paperId, isMissing, why, onRetry, action }: PaperFailureProps) {
  const texts = useTexts(takenBackTexts)
  const { data, isLoading } = useEndpoint(paperSharing.takenBack, { paperId }, { enabled: isMissing })
  if (isLoading) return <SkeletonRows rows={6} />
  const { takenBack = null } = data ?? {}
  if (!isMissing || takenBack === null) return <FailedState why={why} onRetry={onRetry} />
  const { ownerName, isDeleted } = takenBack
  return (
    <EmptyState
      title={isDeleted ? texts.deleted(ownerName) : texts.takenBack(ownerName)}
      why={isDeleted ? texts.deletedWhy : texts.takenBackWhy}
      action={action ?? <LinkButton to={paths.myPapers}>{texts.myPapers}</LinkButton>}
    />
  )
}
