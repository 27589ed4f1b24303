import { useNavigate } from '@tanstack/react-router'
import { MineScreen } from '#features/classes/mine/mine.screen.tsx'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { PersonalPage } from './personal-page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Filters of the page. */
const keeps = { page: 'courses', fields: ['shelf'] }

export function MyCoursesPage() {
  const teacher = useTeacher()
  const { chooseCourse } = useCurrentClass()
  const navigate = useNavigate()
  const openMembers = (courseId: number) => {
    chooseCourse(courseId)
    void navigate({ href: memberPaths.members })
  }
  return (
    <PersonalPage>
      <NavigationFromRouter keeps={keeps}>
        <MineScreen teacher={teacher} onOpened={chooseCourse} onMembers={openMembers} />
      </NavigationFromRouter>
    </PersonalPage>
  )
}
