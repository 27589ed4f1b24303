import { useRouteContext } from '@tanstack/react-router'
import { ProfileScreen } from '#features/account/profile/profile.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export function ProfilePage() {
  const { host } = useRouteContext({ from: '/teacher' })
  return <ProfileScreen teacher={useTeacher().teacher} host={host} />
}
