import { RemindersScreen } from '#features/student-record/reminders.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

export const RemindersPage = () => (
  <NavigationFromRouter>
    <RemindersScreen currentClassId={useTeacher().course?.courseId ?? null} />
  </NavigationFromRouter>
)
