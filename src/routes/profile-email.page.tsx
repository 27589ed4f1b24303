import { ChangeEmailScreen } from '#features/account/bind/change-email.screen.tsx'
import { renderCaptcha } from './account-dialogs.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfileEmailPage = () => (
  <NavigationFromRouter>
    <ChangeEmailScreen teacher={useTeacher().teacher} renderCaptcha={renderCaptcha} />
  </NavigationFromRouter>
)
