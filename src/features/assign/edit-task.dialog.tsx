import { homework } from '#api/contract/areas/homework.ts'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
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

export interface EditTaskDialogProps extends Pick<AssignPaperDialogProps, 'course' | 'onClose'> {
  readonly testId: number
  /** The task is changed; the dialog has said so and wants to be taken away. */
  readonly onDone: (testId: number) => void
}

/** Changes a task that is unpublished or has not begun: fetches it with its paper, then opens AssignPaperDialog. */
export function EditTaskDialog({ testId, onDone, ...dialog }: EditTaskDialogProps) {
  const texts = useTexts(assignTexts)
  const toast = useToast()
  const test = useEndpoint(homework.info, { testId })
  const paperId = test.data?.testInfo.paperId
  const paper = useEndpoint(paperArea.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== undefined })
  const finish = ({ said }: Assigned) => {
    toast.success(said)
    onDone(testId)
  }
  // A form must not start from what an earlier visit left behind.
  const isFresh = test.isFetchedAfterMount && test.error === null
  if (isFresh && test.data !== undefined && paper.data !== undefined)
    return <AssignPaperDialog {...dialog} paper={paper.data} test={test.data} onDone={finish} />
  const error = test.error ?? paper.error
  const retry = () => void (test.error === null ? paper.refetch() : test.refetch())
  return (
    <Dialog opened onClose={dialog.onClose} title={texts.editTitle}>
      {error === null ? <SkeletonRows rows={9} /> : <FailedState why={messageOf(error)} onRetry={retry} />}
    </Dialog>
  )
}
