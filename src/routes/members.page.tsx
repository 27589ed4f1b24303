import { MembersScreen } from '#features/members/members.screen.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Filters of the page. */
const fields = ['keyword', 'group']

/** The members of the current class; a change of class starts afresh. */
export function MembersPage() {
  const { course, courses } = useCurrentClass()
  if (course === null) return <ClassesPage />
  return (
    <NavigationFromRouter keeps={{ page: `members.${course.courseId}`, fields }}>
      <MembersScreen key={course.courseId} course={course} courses={courses} />
    </NavigationFromRouter>
  )
}
