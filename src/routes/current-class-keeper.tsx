import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Readable } from '#api/ports/area.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { courseOfPath } from '#domain/course-path.ts'
import { paths } from '#domain/paths.ts'
import { BookVersion } from './book-version.tsx'
import { coursesQuery } from './courses-query.ts'
import { TeacherContext } from './teacher-context.tsx'

const idsOf = (courses: readonly { readonly courseId: number }[]) => courses.map(({ courseId }) => courseId)

const useValue = <Value,>({ subscribe, get }: Readable<Value>): Value => useSyncExternalStore(subscribe, get)

/** Everything of one teacher, with the class in hand. */
export function CurrentClassKeeper({ teacher }: { readonly teacher: TeacherInfo }) {
  const { call, keepCurrentClass } = useRouteContext({ from: '/teacher' })
  const { data } = useQuery(coursesQuery(call))
  const courses = data?.list ?? []
  const [inHand] = useState(() => keepCurrentClass(teacher.uid, idsOf(courses)))
  useEffect(() => inHand.stop, [inHand])
  useEffect(() => {
    if (data !== undefined) inHand.list(idsOf(data.list))
  }, [inHand, data])
  useFollowing(inHand.choose)
  const courseId = useValue(inHand.courseId)
  const isOpening = useValue(inHand.isOpening)
  return (
    <TeacherContext
      value={{
        teacher,
        courses,
        course: courses.find((one) => one.courseId === courseId) ?? courses[0] ?? null,
        chooseCourse: inHand.choose,
        isOpening,
        openFirst: inHand.openFirst,
        cancelFirst: inHand.cancelFirst,
      }}
    >
      <Outlet />
      <BookVersion />
    </TeacherContext>
  )
}

/** A class that is chosen around the page takes the place of the one whose page is open. */
function useFollowing(choose: (courseId: number) => void): void {
  const { followCourse } = useRouteContext({ from: '/teacher' })
  const router = useRouter()
  const follow = useEffectEvent((courseId: number) => {
    const shown = courseOfPath(router.state.location.href)
    if (shown === null || shown === courseId) choose(courseId)
    else void router.navigate({ href: paths.tasks(courseId) })
  })
  useEffect(() => followCourse((courseId) => follow(courseId)), [followCourse])
}
