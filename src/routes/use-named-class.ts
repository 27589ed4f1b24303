import { useEffect } from 'react'
import { useCurrentClass } from './use-current-class.ts'

/** The class in an address, which becomes the current one; undefined if it is not the teacher's. */
export function useNamedClass(courseId: string) {
  const { courses, course, chooseCourse } = useCurrentClass()
  const named = courses.find((one) => String(one.courseId) === courseId)
  const isOther = named !== undefined && named.courseId !== course?.courseId
  useEffect(() => {
    if (isOther) chooseCourse(named.courseId)
  }, [isOther, named, chooseCourse])
  return { course: named, courses }
}
