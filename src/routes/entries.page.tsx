import { ArrangeEntriesScreen } from '#features/shell/arrange/arrange-entries.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

export function EntriesPage() {
  const teacher = useTeacher()
  const { course } = useCurrentClass()
  return (
    <PersonalPage>
      <ArrangeEntriesScreen teacher={teacher} course={course} />
    </PersonalPage>
  )
}
