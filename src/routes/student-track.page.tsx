import { idIn } from '#domain/wire/id-in.ts'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { StudentTrackScreen } from '#features/report/track/student-track.screen.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'
import { useNamedClass } from './use-named-class.ts'

/** One student of the class in the query, which becomes the current one, or else of the current one. */
export const StudentTrackPage = () => (
  <NavigationFromRouter>
    <ChosenStudent />
  </NavigationFromRouter>
)

function ChosenStudent() {
  const { course: current } = useCurrentClass()
  const { courseId, studentId } = useNavigation().query
  const { course } = useNamedClass(courseId ?? String(current?.courseId))
  if (current === null) return <ClassesPage />
  if (course === undefined) return <NotFoundScreen />
  return <StudentTrackScreen course={course} studentId={idIn(studentId)} />
}
