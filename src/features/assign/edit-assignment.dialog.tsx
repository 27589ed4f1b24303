import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import type { AssignPaperDialogProps, Assigned } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'

export interface EditAssignmentDialogProps extends Pick<AssignPaperDialogProps, 'course' | 'onClose'> {
  readonly assignmentId: number
  /** The assignment is changed and the success announced; the dialog should be removed. */
  readonly onDone: (assignmentId: number) => void
}

/** Changes an assignment that is unpublished or has not begun: fetches it with its paper, then opens AssignPaperDialog. */
export function EditAssignmentDialog({ assignmentId, onDone, ...dialog }: EditAssignmentDialogProps) {
  const texts = useTexts(assignTexts)
  const toast = useToast()
  const assignment = useEndpoint(assigning.info, { assignmentId })
  const paperId = assignment.data?.assignmentInfo.paperId
  const paper = useEndpoint(paperArea.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== undefined })
  const finish = ({ message }: Assigned) => {
    toast.success(message)
    onDone(assignmentId)
  }
  // The form must not start from data cached by an earlier visit.
  const isFresh = assignment.isFetchedAfterMount && assignment.error === null
  if (isFresh && assignment.data !== undefined && paper.data !== undefined)
    return <AssignPaperDialog {...dialog} paper={paper.data} assignment={assignment.data} onDone={finish} />
  const error = assignment.error ?? paper.error
  const retry = () => void (assignment.error === null ? paper.refetch() : assignment.refetch())
  return (
    <Dialog opened onClose={dialog.onClose} title={texts.editTitle}>
      {error === null ? <SkeletonRows rows={9} /> : <FailedState why={messageOf(error)} onRetry={retry} />}
    </Dialog>
  )
}
