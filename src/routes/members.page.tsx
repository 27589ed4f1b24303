import { MembersScreen } from '#features/members/members.screen.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'

/** Filters of the page. */
const fields = ['keyword', 'group']

/** The members of the class in hand; another class in hand begins anew. */
export function MembersPage() {
  const { course, courses } = useTeacher()
  if (course === null) return <ClassesPage />
  return (
    <NavigationFromRouter keeps={{ place: `members.${course.courseId}`, fields }}>
      <MembersScreen key={course.courseId} course={course} courses={courses} />
    </NavigationFromRouter>
  )
}
