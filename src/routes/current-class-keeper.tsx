import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { BookVersion } from './book-version.tsx'
import { coursesQuery } from './courses-query.ts'
import { TeacherContext } from './teacher-context.tsx'

const idsOf = (courses: readonly { readonly courseId: number }[]) => courses.map(({ courseId }) => courseId)

/** Everything of one teacher, whose current class is kept while this is mounted. */
export function CurrentClassKeeper({ teacher }: { readonly teacher: TeacherInfo }) {
  const { call, currentClass } = useRouteContext({ from: '/teacher' })
  const { data } = useQuery(coursesQuery(call))
  const [end] = useState(() => currentClass.begin(teacher.uid, idsOf(data?.list ?? [])))
  useEffect(() => end, [end])
  useEffect(() => {
    if (data !== undefined) currentClass.list(idsOf(data.list))
  }, [currentClass, data])
  return (
    <TeacherContext value={teacher}>
      <Outlet />
      <BookVersion />
    </TeacherContext>
  )
}
