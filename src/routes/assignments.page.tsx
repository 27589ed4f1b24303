import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChangeEndDialog } from '#features/assign/change-end.dialog.tsx'
import { EditAssignmentDialog } from '#features/assign/edit-assignment.dialog.tsx'
import { AssignmentsScreen } from '#features/assignments/assignments.screen.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Filters and order of the list. */
const fields = ['status', 'type', 'viewed', 'scores', 'keyword', 'sortBy', 'sort']

/** The assignments of the class in the address, which thereby becomes the current class. */
export function AssignmentsPage() {
  const { courseId } = useParams({ from: '/teacher/shell/course/$courseId/tasks' })
  const { courses, course, chooseCourse } = useCurrentClass()
  const named = courses.find((one) => String(one.courseId) === courseId)
  const isOther = named !== undefined && named.courseId !== course?.courseId
  useEffect(() => {
    if (isOther) chooseCourse(named.courseId)
  }, [isOther, named, chooseCourse])
  if (named === undefined) return <NotFoundScreen />
  return (
    <NavigationFromRouter keeps={{ place: `tasks.${courseId}`, fields }}>
      <AssignmentsScreen
        course={named}
        renderAssign={(assignmentId, onClose) => (
          <EditAssignmentDialog assignmentId={assignmentId} course={named} onClose={onClose} onDone={onClose} />
        )}
        renderEnd={(row, onClose, onDone) => <ChangeEndDialog row={row} onClose={onClose} onDone={onDone} />}
      />
    </NavigationFromRouter>
  )
}
