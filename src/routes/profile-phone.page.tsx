import { ChangePhoneScreen } from '#features/account/bind/change-phone.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfilePhonePage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <ChangePhoneScreen teacher={useTeacher()} />
    </NavigationFromRouter>
  </PersonalPage>
)
