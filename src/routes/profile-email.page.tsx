import { ChangeEmailScreen } from '#features/account/bind/change-email.screen.tsx'
import { renderCaptcha } from './account-dialogs.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfileEmailPage = () => (
  <PersonalPage>
    <NavigationFromRouter>
      <ChangeEmailScreen teacher={useTeacher().teacher} renderCaptcha={renderCaptcha} />
    </NavigationFromRouter>
  </PersonalPage>
)
