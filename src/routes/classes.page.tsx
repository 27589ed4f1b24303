import { useNavigate } from '@tanstack/react-router'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { ClassesScreen } from '#features/classes/classes.screen.tsx'
import { CourseFormDialog } from '#features/classes/mine/course-form.dialog.tsx'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** The classes to choose from; a teacher without any opens the first one here. */
export function ClassesPage() {
  const teacher = useTeacher()
  const { courses, course, chooseCourse, isOpening, openFirst, cancelFirst } = useCurrentClass()
  const navigate = useNavigate()
  const counted = useEndpoint(endpoints.studentCount, {})
  const take = (courseId: number, href: string) => {
    chooseCourse(courseId)
    void navigate({ href })
  }
  return (
    <>
      <ClassesScreen
        courses={courses}
        students={counted.data?.count}
        courseId={course?.courseId ?? null}
        onChoose={(courseId) => take(courseId, publicPaths.home)}
        onMembers={(courseId) => take(courseId, memberPaths.members)}
        onOpen={openFirst}
      />
      {isOpening && <CourseFormDialog course={null} teacher={teacher} onOpened={chooseCourse} onClose={cancelFirst} />}
    </>
  )
}
