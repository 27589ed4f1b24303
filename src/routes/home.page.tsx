import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HomeScreen } from '#features/home/home.screen.tsx'
import { ArrivalScreen } from '#features/shell/arrival.screen.tsx'
import { FirstClassPage } from './first-class.page.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** The home page; arriving at `/` without another destination leads to the first entry instead. */
export function HomePage() {
  const { arriving, isDesktop, isEmbedded } = useRouteContext({ from: '/teacher' })
  const navigate = useNavigate()
  const teacher = useTeacher()
  const { courses, course, chooseCourse } = useCurrentClass()
  const [isArriving] = useState(arriving.get)
  useEffect(() => arriving.set(false), [arriving])
  if (course === null) return <FirstClassPage />
  const others = courses.filter(({ courseId }) => courseId !== course.courseId)
  const home = <HomeScreen course={course} others={others} onClass={chooseCourse} />
  // In a frame there are no entries that would lead back here.
  if (!isArriving || isEmbedded) return home
  const open = (href: string) => void navigate({ href, replace: true })
  return (
    <ArrivalScreen teacher={teacher} course={course} isDesktop={isDesktop} onOpen={open}>
      {home}
    </ArrivalScreen>
  )
}
