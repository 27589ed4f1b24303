import { useParams } from '@tanstack/react-router'
import { AssignmentSavedScreen } from '#features/assignment-saved/assignment-saved.screen.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** What was saved or published for the class in the address, and for other classes at the same time. */
export function AssignmentSavedPage() {
  const { courseId, status } = useParams({ from: '/teacher/shell/course/$courseId/homework/edit/success/$status' })
  const { courses } = useCurrentClass()
  const course = courses.find((one) => String(one.courseId) === courseId)
  if (course === undefined || (status !== 'saved' && status !== 'published')) return <NotFoundScreen />
  return (
    <NavigationFromRouter>
      <AssignmentSavedScreen course={course} status={status} />
    </NavigationFromRouter>
  )
}
