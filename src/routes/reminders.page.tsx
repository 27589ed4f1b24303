import { RemindersScreen } from '#features/student-record/reminders.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Filters of the page. */
const keeps = { page: 'reminders', fields: ['courseId', 'assignmentId', 'uid'] }

export const RemindersPage = () => (
  <NavigationFromRouter keeps={keeps}>
    <RemindersScreen currentClassId={useCurrentClass().course?.courseId ?? null} />
  </NavigationFromRouter>
)
