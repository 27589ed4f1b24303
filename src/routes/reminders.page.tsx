import { RemindersScreen } from '#features/student-record/reminders.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

export const RemindersPage = () => (
  <NavigationFromRouter>
    <RemindersScreen currentClassId={useCurrentClass().course?.courseId ?? null} />
  </NavigationFromRouter>
)
