import { ApplicationsScreen } from '#features/account/applications/applications.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

/** Filters of the page. */
const keeps = { page: 'applications', fields: ['state'] }

export const ApplicationsPage = () => (
  <PersonalPage>
    <NavigationFromRouter keeps={keeps}>
      <ApplicationsScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
