import { pageOfFeature } from '#domain/features/feature-paths.ts'
import { SchoolFeaturesScreen } from '#features/school/school-features.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useIsBuilt } from './use-is-built.ts'

/** Whether a page is built does not depend on the class. */
const anyClass = 1

/** View and filters of the page. */
const keeps = { page: 'school-features', fields: ['view', 'soon', 'feature', 'keyword'] }

export function SchoolFeaturesPage() {
  const teacher = useTeacher()
  const isBuilt = useIsBuilt()
  return (
    <PersonalPage>
      <NavigationFromRouter keeps={keeps}>
        <SchoolFeaturesScreen teacher={teacher} isBuilt={(name) => isBuilt(pageOfFeature(name, anyClass))} />
      </NavigationFromRouter>
    </PersonalPage>
  )
}
