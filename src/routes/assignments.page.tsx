import { useParams } from '@tanstack/react-router'
import { ChangeEndDialog } from '#features/assign/change-end.dialog.tsx'
import { CopyAssignmentDialog } from '#features/assign/copy-assignment.dialog.tsx'
import { EditAssignmentDialog } from '#features/assign/edit-assignment.dialog.tsx'
import { ExceptionDialog } from '#features/assign/exception.dialog.tsx'
import { AssignmentsScreen } from '#features/assignments/assignments.screen.tsx'
import { HandOverDialog } from '#features/handover/hand-over.dialog.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useNamedClass } from './use-named-class.ts'

/** Filters and order of the list. */
const fields = ['status', 'type', 'viewed', 'scores', 'keyword', 'sortBy', 'sort']

/** The assignments of the class in the address, which becomes the current class. */
export function AssignmentsPage() {
  const { courseId } = useParams({ from: '/teacher/shell/course/$courseId/tasks' })
  const { courses, course: named } = useNamedClass(courseId)
  if (named === undefined) return <NotFoundScreen />
  return (
    <NavigationFromRouter keeps={{ page: `tasks.${courseId}`, fields }}>
      <AssignmentsScreen
        course={named}
        renderAssign={(assignmentId, onClose) => (
          <EditAssignmentDialog assignmentId={assignmentId} course={named} onClose={onClose} onDone={onClose} />
        )}
        renderCopy={(assignmentId, onClose) => (
          <CopyAssignmentDialog
            assignmentId={assignmentId}
            course={named}
            courses={courses}
            onClose={onClose}
            onDone={onClose}
          />
        )}
        renderHandOver={({ assignmentInfo: { assignmentId, assignmentName, courseId } }, onClose) => (
          <HandOverDialog
            assignmentId={assignmentId}
            assignmentName={assignmentName}
            courseId={courseId}
            onClose={onClose}
          />
        )}
        renderException={(arranging, onClose) => <ExceptionDialog {...arranging} onClose={onClose} />}
        renderEnd={(row, onClose, onDone) => <ChangeEndDialog row={row} onClose={onClose} onDone={onDone} />}
      />
    </NavigationFromRouter>
  )
}
