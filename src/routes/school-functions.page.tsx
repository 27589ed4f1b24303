import { SchoolFunctionsScreen } from '#features/school/school-functions.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const SchoolFunctionsPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <SchoolFunctionsScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
