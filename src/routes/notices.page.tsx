import { NoticesScreen } from '#features/notices/notices.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export const NoticesPage = () => (
  <PersonalPage>
    <NoticesScreen teacher={useTeacher()} />
  </PersonalPage>
)
