import { ChangeEmailScreen } from '#features/account/bind/change-email.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfileEmailPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <ChangeEmailScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
