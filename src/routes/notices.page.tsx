import { NoticesScreen } from '#features/notices/notices.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export const NoticesPage = () => <NoticesScreen teacher={useTeacher().teacher} />
