import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { paths } from '#domain/paths/paths.ts'
import { ChangePasswordScreen } from '#features/account/password/change-password.screen.tsx'
import { PersonalPage } from './personal-page.tsx'

/** A new password ends every session, including this one. */
export function ProfilePasswordPage() {
  const navigate = useNavigate()
  const { passwordChanged } = useRouteContext({ from: '/teacher' })
  return (
    <PersonalPage>
      <ChangePasswordScreen onChanged={passwordChanged} onCancel={() => void navigate({ href: paths.profile })} />
    </PersonalPage>
  )
}
