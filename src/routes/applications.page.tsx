import { ApplicationsScreen } from '#features/account/applications/applications.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ApplicationsPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <ApplicationsScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
