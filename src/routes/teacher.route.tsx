import { useQuery } from '@tanstack/react-query'
import { createRoute, Outlet, redirect, useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { account } from '#api/contract/areas/account.ts'
import { course as courseArea } from '#api/contract/areas/course.ts'
import { user } from '#api/contract/areas/user.ts'
import { queryOf } from '#api/queries/query-of.ts'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { rootRoute } from './root.route.tsx'
import type { RouterContext } from './router-context.ts'
import { TeacherContext } from './teacher-context.tsx'

const teacherQuery = ({ call }: RouterContext) => ({ ...queryOf(call, user.teacherInfo, {}), staleTime: 60_000 })

const coursesQuery = ({ call }: RouterContext) =>
  queryOf(call, courseArea.list, { status: 1, pager: { currentPage: 1, pageSize: 999 } })

const functionsQuery = ({ call }: RouterContext) => ({ ...queryOf(call, account.functions, {}), staleTime: 300_000 })

const entryOrderQuery = ({ call }: RouterContext) => ({ ...queryOf(call, user.entryOrder, {}), staleTime: 300_000 })

/** Everything that needs a signed-in teacher; without one it leads to the login and back. */
export const teacherRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'teacher',
  staticData: { title: 'portal', access: 'teacher', width: 'full' },
  beforeLoad: async ({ context, location, cause }) => {
    const visitor = await context.identify(cause === 'enter')
    if (visitor === 'newPassword') return
    if (visitor !== 'teacher')
      throw redirect({ to: '/login', search: location.href === '/' ? {} : { back: location.href } })
    await context.queryClient.ensureQueryData(teacherQuery(context))
    await Promise.all([
      context.queryClient.ensureQueryData(coursesQuery(context)),
      // Without these the page comes all the same: with what functions open closed, and its entries as usual.
      context.queryClient.prefetchQuery(functionsQuery(context)),
      context.queryClient.prefetchQuery(entryOrderQuery(context)),
    ])
  },
  component: TeacherOutlet,
})

function TeacherOutlet() {
  const context = useRouteContext({ from: '/teacher' })
  const { data: teacher } = useQuery(teacherQuery(context))
  const mayWork = teacher?.mustChangePassword === false
  const { arriving } = context
  useEffect(() => {
    if (mayWork) arriving.set(false)
  }, [arriving, mayWork])
  const { data: courses } = useQuery({ ...coursesQuery(context), enabled: mayWork })
  const [chosen, setChosen] = useState<number | null>(null)
  const list = courses?.list ?? []
  const courseId = chosen ?? (teacher ? context.lastCourse(teacher.uid) : null)
  const course = list.find((one) => one.courseId === courseId) ?? list[0] ?? null
  const { inHand, followCourse } = context
  useEffect(() => inHand(course?.courseId ?? null), [inHand, course?.courseId])
  const chooseCourse = (id: number) => {
    if (teacher) context.keepCourse(teacher.uid, id)
    setChosen(id)
  }
  const follow = useEffectEvent((id: number) => {
    if (list.some(({ courseId }) => courseId === id)) chooseCourse(id)
  })
  useEffect(() => followCourse((id) => follow(id)), [followCourse])
  if (!teacher) return null
  // Behind the dialog for the new password, before which the service answers nothing.
  if (!mayWork) return <PageSkeleton />
  return (
    <TeacherContext value={{ teacher, courses: list, course, chooseCourse }}>
      <Outlet />
    </TeacherContext>
  )
}
