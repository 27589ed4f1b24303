import { useRouteContext } from '@tanstack/react-router'
import { ProfileScreen } from '#features/account/profile/profile.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export function ProfilePage() {
  const { host } = useRouteContext({ from: '/teacher' })
  return (
    <PersonalPage>
      <ProfileScreen teacher={useTeacher()} host={host} />
    </PersonalPage>
  )
}
