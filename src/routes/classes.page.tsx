import { useNavigate } from '@tanstack/react-router'
import { ClassesScreen } from '#features/classes/classes.screen.tsx'
import { paths } from '#domain/paths.ts'
import { useTeacher } from './teacher-context.tsx'

export function ClassesPage() {
  const { courses, course, chooseCourse } = useTeacher()
  const navigate = useNavigate()
  const choose = (courseId: number) => {
    chooseCourse(courseId)
    void navigate({ href: paths.home })
  }
  return <ClassesScreen courses={courses} courseId={course?.courseId ?? null} onChoose={choose} />
}
