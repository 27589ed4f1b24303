import { HomeScreen } from '#features/home/home.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export function HomePage() {
  const { course } = useTeacher()
  return course && <HomeScreen course={course} />
}
