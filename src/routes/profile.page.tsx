import { ProfileScreen } from '#features/account/profile/profile.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export const ProfilePage = () => <ProfileScreen teacher={useTeacher().teacher} />
