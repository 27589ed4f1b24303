import { FeaturesScreen } from '#features/account/granted-features/features.screen.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'
import { useIsBuilt } from './use-is-built.ts'

export function FeaturesPage() {
  const teacher = useTeacher()
  const { course } = useCurrentClass()
  const isBuilt = useIsBuilt()
  return (
    <PersonalPage>
      <FeaturesScreen teacher={teacher} courseId={course?.courseId ?? null} isBuilt={isBuilt} />
    </PersonalPage>
  )
}
