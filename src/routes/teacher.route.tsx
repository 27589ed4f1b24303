import { useQuery } from '@tanstack/react-query'
import { createRoute, redirect, useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { queryOf } from '#api/queries/query-of.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageSkeleton } from '#ui/page-skeleton/page-skeleton.tsx'
import { SkipLink } from '#ui/skip-link/skip-link.tsx'
import { useToastPage } from '#ui/toast/use-toast-page.ts'
import { CurrentClassKeeper } from './current-class-keeper.tsx'
import { coursesQuery, currentCourseQuery } from './courses-query.ts'
import { rootRoute } from './root.route.tsx'
import type { RouterContext } from './router-context.ts'

type Reader = Pick<RouterContext, 'call' | 'queryClient'>

const teacherQuery = ({ call }: Reader) => ({ ...queryOf(call, user.teacherInfo, {}), staleTime: 60_000 })

const featuresQuery = ({ call }: Reader) => ({ ...queryOf(call, account.features, {}), staleTime: 300_000 })

const entryOrderQuery = ({ call }: Reader) => ({ ...queryOf(call, user.entryOrder, {}), staleTime: 300_000 })

/** Data that every page of a teacher depends on, read once. */
export async function readForTeacher(reader: Reader): Promise<void> {
  const { call, queryClient } = reader
  await queryClient.ensureQueryData(teacherQuery(reader))
  await Promise.all([
    queryClient.ensureQueryData(coursesQuery(call)),
    // If these fail the page is shown all the same: optional features closed, the usual entries, and the class that
    // this browser remembers.
    queryClient.prefetchQuery(featuresQuery(reader)),
    queryClient.prefetchQuery(entryOrderQuery(reader)),
    queryClient.prefetchQuery({ ...currentCourseQuery(call), staleTime: 300_000 }),
  ])
}

/** Everything that needs a signed-in teacher; without one it redirects to the login and back. */
export const teacherRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'teacher',
  staticData: { title: 'portal', access: 'teacher', width: 'full' },
  beforeLoad: async ({ context, location, cause }) => {
    const visitor = await context.identify(cause === 'enter')
    if (visitor === 'newPassword') return
    if (visitor !== 'teacher')
      throw redirect({ to: '/login', search: location.href === '/' ? {} : { back: location.href } })
    await readForTeacher(context)
  },
  component: TeacherOutlet,
})

function TeacherOutlet() {
  const context = useRouteContext({ from: '/teacher' })
  const { data: teacher } = useQuery(teacherQuery(context))
  const mayWork = teacher?.mustChangePassword === false
  const { pathname, href } = useLocation()
  const isElsewhere = pathname !== publicPaths.home
  useToastPage(pathname)
  const { arriving } = context
  useEffect(() => {
    if (isElsewhere) arriving.set(false)
  }, [arriving, isElsewhere])
  if (!teacher) return null
  // Behind the dialog for the new password, until which the service refuses everything.
  if (!mayWork) return <PageSkeleton />
  return (
    <>
      <SkipLink here={hrefOf(href)} />
      <CurrentClassKeeper key={teacher.uid} teacher={teacher} />
    </>
  )
}
