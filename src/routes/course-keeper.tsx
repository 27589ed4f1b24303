import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { courseOfPath } from '#domain/course-path.ts'
import { paths } from '#domain/paths.ts'
import { coursesQuery } from './courses-query.ts'
import { TeacherContext } from './teacher-context.tsx'
import { useCourseInHand } from './use-course-in-hand.ts'

/** Keeps the class in hand for everything below, and tells whoever wants to know which one it is. */
export function CourseKeeper({ teacher }: { readonly teacher: TeacherInfo }) {
  const context = useRouteContext({ from: '/teacher' })
  const { data } = useQuery(coursesQuery(context.call))
  const courses = data?.list ?? []
  const { snapshot, send } = useCourseInHand(
    context,
    teacher.uid,
    courses.map(({ courseId }) => courseId),
  )
  const { courseId } = snapshot.context
  const { inHand } = context
  useEffect(() => inHand(courseId), [inHand, courseId])
  useEffect(() => () => inHand(null), [inHand])
  const chooseCourse = (chosen: number) => send({ type: 'course.choose', courseId: chosen })
  useFollowing(chooseCourse)
  return (
    <TeacherContext
      value={{
        teacher,
        courses,
        course: courses.find((one) => one.courseId === courseId) ?? courses[0] ?? null,
        chooseCourse,
        isOpening: snapshot.matches({ none: 'opening' }),
        openFirst: () => send({ type: 'course.open' }),
        cancelFirst: () => send({ type: 'course.cancel' }),
      }}
    >
      <Outlet />
    </TeacherContext>
  )
}

/** A class that is chosen around the page takes the place of the one whose page is open. */
function useFollowing(chooseCourse: (courseId: number) => void): void {
  const { followCourse } = useRouteContext({ from: '/teacher' })
  const router = useRouter()
  const follow = useEffectEvent((courseId: number) => {
    const shown = courseOfPath(router.state.location.href)
    if (shown === null || shown === courseId) chooseCourse(courseId)
    else void router.navigate({ href: paths.tasks(courseId) })
  })
  useEffect(() => followCourse((courseId) => follow(courseId)), [followCourse])
}
