import { MineScreen } from '#features/classes/mine/mine.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export function MyCoursesPage() {
  const { teacher, chooseCourse } = useTeacher()
  return (
    <PersonalPage>
      <MineScreen teacher={teacher} onOpened={chooseCourse} />
    </PersonalPage>
  )
}
