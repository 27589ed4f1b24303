import { StudentTrackScreen } from '#features/report/track/student-track.screen.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** One student of the class in the query, else of the current one. */
export const StudentTrackPage = () => (
  <NavigationFromRouter>
    <ChosenStudent />
  </NavigationFromRouter>
)

function ChosenStudent() {
  const { course, courses } = useCurrentClass()
  const { courseId, studentId } = useNavigation().query
  if (course === null) return <ClassesPage />
  const named = courses.find((one) => String(one.courseId) === courseId)
  const isId = studentId !== undefined && /^[1-9]\d{0,14}$/.test(studentId)
  return <StudentTrackScreen course={named ?? course} studentId={isId ? Number(studentId) : null} />
}
