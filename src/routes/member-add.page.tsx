import { AddStudentsScreen } from '#features/roster/add-students.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

export const MemberAddPage = () => (
  <NavigationFromRouter>
    <AddStudentsScreen course={useTeacher().course} />
  </NavigationFromRouter>
)
