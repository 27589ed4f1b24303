import { HomeScreen } from '#features/home/home.screen.tsx'
import { ClassesPage } from './classes.page.tsx'
import { useTeacher } from './teacher-context.tsx'

export function HomePage() {
  const { course } = useTeacher()
  return course === null ? <ClassesPage /> : <HomeScreen course={course} />
}
