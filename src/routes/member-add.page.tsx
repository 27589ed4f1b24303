import { AddStudentsScreen } from '#features/roster/add-students.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

export const MemberAddPage = () => (
  <NavigationFromRouter>
    <AddStudentsScreen course={useCurrentClass().course} />
  </NavigationFromRouter>
)
