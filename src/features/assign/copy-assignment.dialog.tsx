import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { messageOf } from '#api/client/failures.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { AssignPaperDialog } from './assign-paper.dialog.tsx'
import type { Assigned } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'

export interface CopyAssignmentDialogProps {
  readonly assignmentId: number
  readonly course: Course
  /** The teacher's classes; those of the same subject are offered. */
  readonly courses: readonly Course[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Assigns a class's assignment to other classes, with times of their own. */
export function CopyAssignmentDialog({ assignmentId, course, courses, onClose, onDone }: CopyAssignmentDialogProps) {
  const texts = useTexts(assignTexts)
  const toast = useToast()
  const template = useEndpoint(assigning.info, { assignmentId })
  const paperId = template.data?.assignmentInfo.paperId
  const paper = useEndpoint(paperArea.detail, { paperId: paperId ?? 0 }, { enabled: paperId !== undefined })
  const finish = ({ message }: Assigned) => {
    toast.success(message)
    onDone()
  }
  if (template.data !== undefined && paper.data !== undefined)
    return (
      <AssignPaperDialog
        paper={paper.data}
        course={course}
        courses={courses.filter(({ subjectId }) => subjectId === course.subjectId)}
        template={template.data}
        onClose={onClose}
        onDone={finish}
      />
    )
  const error = template.error ?? paper.error
  const retry = () => void (template.error === null ? paper.refetch() : template.refetch())
  return (
    <Dialog opened onClose={onClose} title={texts.assignTitle}>
      {error === null ? <SkeletonRows rows={9} /> : <FailedState why={messageOf(error)} onRetry={retry} />}
    </Dialog>
  )
}
