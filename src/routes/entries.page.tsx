import { ArrangeEntriesScreen } from '#features/shell/arrange/arrange-entries.screen.tsx'
import { useTeacher } from './teacher-context.tsx'

export function EntriesPage() {
  const { teacher, course } = useTeacher()
  return <ArrangeEntriesScreen teacher={teacher} course={course} />
}
