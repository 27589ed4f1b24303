import { SchoolFeaturesScreen } from '#features/school/school-features.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const SchoolFeaturesPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <SchoolFeaturesScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
