import { ArrangeEntriesScreen } from '#features/shell/arrange/arrange-entries.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'

export function EntriesPage() {
  const { teacher, course } = useTeacher()
  return (
    <PersonalPage>
      <ArrangeEntriesScreen teacher={teacher} course={course} />
    </PersonalPage>
  )
}
