import { useQuery } from '@tanstack/react-query'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { queryOf } from '#api/queries/query-of.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { AssignPaperDialog, type AssignPaperDialogProps } from '#features/assign/assign-paper.dialog.tsx'

export interface AssignFromAreaProps extends Pick<AssignPaperDialogProps, 'paper' | 'uids' | 'onClose' | 'onDone'> {
  readonly courseId: number
}

/**
 * The assign dialog for an area, which only knows the id of its class; other classes of the paper's subject can be
 * chosen too.
 */
export function AssignFromArea({ courseId, ...dialog }: AssignFromAreaProps) {
  const call = useCall()
  const courses = useQuery(
    queryOf(call, courseArea.list, { status: courseStatuses.inUse, pager: { currentPage: 1, pageSize: 999 } }),
  )
  const list = courses.data?.list ?? []
  const course = list.find((one) => one.courseId === courseId)
  const offered = list.filter((one) => one === course || one.subjectId === dialog.paper.subjectId)
  return course && <AssignPaperDialog {...dialog} course={course} courses={offered} />
}
