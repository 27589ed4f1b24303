import { ChangePhoneScreen } from '#features/account/bind/change-phone.screen.tsx'
import { renderCaptcha } from './account-dialogs.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfilePhonePage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <ChangePhoneScreen teacher={useTeacher().teacher} renderCaptcha={renderCaptcha} />
    </NavigationFromRouter>
  </PersonalPage>
)
