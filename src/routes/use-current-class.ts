import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { coursesQuery } from './courses-query.ts'

export interface CurrentClassValue {
  readonly courses: readonly Course[]
  /** The current class; null for a teacher without classes. */
  readonly course: Course | null
  readonly chooseCourse: (courseId: number) => void
  /** A teacher without classes opens the first one. */
  readonly isOpening: boolean
  readonly openFirst: () => void
  readonly cancelFirst: () => void
}

/** The class that the teacher works with, among all of theirs. */
export function useCurrentClass(): CurrentClassValue {
  const { call, currentClass } = useRouteContext({ from: '/teacher' })
  const { id, isOpening, choose, openFirst, cancelFirst } = currentClass
  const courses = useQuery(coursesQuery(call)).data?.list ?? []
  const courseId = useSyncExternalStore(id.subscribe, id.get)
  return {
    courses,
    course: courses.find((one) => one.courseId === courseId) ?? courses[0] ?? null,
    chooseCourse: choose,
    isOpening: useSyncExternalStore(isOpening.subscribe, isOpening.get),
    openFirst,
    cancelFirst,
  }
}
