import { useParams } from '@tanstack/react-router'
import { ClassTrackScreen } from '#features/report/track/class-track.screen.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Days and names of the page. */
const fields = ['startDate', 'endDate', 'anonymous']

/** All tasks of the class in the query, else of the current one. */
export const ClassTrackPage = () => (
  <NavigationFromRouter keeps={{ place: 'class-track', fields }}>
    <ChosenClass />
  </NavigationFromRouter>
)

function ChosenClass() {
  const { course, courses } = useCurrentClass()
  const { query } = useNavigation()
  if (course === null) return <ClassesPage />
  const named = courses.find((one) => String(one.courseId) === query['courseId'])
  return <ClassTrackScreen course={named ?? course} courses={courses} />
}

/** The tasks of the class in the path between two days. */
export function CourseTrackPage() {
  const { courseId, startDate, endDate } = useParams({
    from: '/teacher/shell/course/$courseId/report/courseTrack/$startDate/$endDate',
  })
  const { courses } = useCurrentClass()
  const named = courses.find((one) => String(one.courseId) === courseId)
  if (named === undefined) return <NotFoundScreen />
  return (
    <NavigationFromRouter>
      <ClassTrackScreen course={named} days={{ startDate, endDate }} />
    </NavigationFromRouter>
  )
}
