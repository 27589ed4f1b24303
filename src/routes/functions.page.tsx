import { FunctionsScreen } from '#features/account/functions/functions.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export function FunctionsPage() {
  const { teacher, course } = useTeacher()
  return <FunctionsScreen teacher={teacher} courseId={course?.courseId ?? null} />
}
