import { MineScreen } from '#features/classes/mine/mine.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export function MyCoursesPage() {
  const { teacher, chooseCourse } = useTeacher()
  return <MineScreen teacher={teacher} onOpened={chooseCourse} />
}
