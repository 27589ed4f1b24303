import { useParams } from '@tanstack/react-router'
import { ClassTrackScreen } from '#features/report/track/class-track.screen.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import { ClassesPage } from './classes.page.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useCurrentClass } from './use-current-class.ts'
import { useNamedClass } from './use-named-class.ts'

/** Filters of the page: days, names, and what the line shows. */
const fields = ['startDate', 'endDate', 'anonymous', 'measure']

/** All assignments of the class in the query, which becomes the current one, or else of the current one. */
export const ClassTrackPage = () => (
  <NavigationFromRouter keeps={{ page: 'class-track', fields }}>
    <ChosenClass />
  </NavigationFromRouter>
)

function ChosenClass() {
  const { course: current } = useCurrentClass()
  const { query } = useNavigation()
  const { course, courses } = useNamedClass(query['courseId'] ?? String(current?.courseId))
  if (current === null) return <ClassesPage />
  return course === undefined ? <NotFoundScreen /> : <ClassTrackScreen course={course} courses={courses} />
}

/** The assignments of the class in the path, which becomes the current one, between two days. */
export function CourseTrackPage() {
  const { courseId, startDate, endDate } = useParams({
    from: '/teacher/shell/course/$courseId/report/courseTrack/$startDate/$endDate',
  })
  const { course: named } = useNamedClass(courseId)
  if (named === undefined) return <NotFoundScreen />
  return (
    <NavigationFromRouter>
      <ClassTrackScreen course={named} days={{ startDate, endDate }} />
    </NavigationFromRouter>
  )
}
