import { useQueryClient } from '@tanstack/react-query'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { inspected } from '#api/ports/inspection.ts'
import { courseMachine } from '#machines/course/course.machine.ts'
import { coursesQuery } from './courses-query.ts'
import type { RouterContext } from './router-context.ts'

/** The class in hand of a teacher, by ids: the chosen one, the one of last time, or the first. */
export function useCourseInHand(context: RouterContext, uid: number, courseIds: readonly number[]) {
  const cache = useQueryClient()
  const [machine] = useState(() =>
    courseMachine.provide({
      actors: {
        fetchCourses: fromPromise<readonly number[]>(async () => {
          const { list } = await cache.fetchQuery({ ...coursesQuery(context.call), staleTime: 0 })
          return list.map(({ courseId }) => courseId)
        }),
      },
      actions: { keep: ({ context: { courseId } }) => courseId !== null && context.keepCourse(uid, courseId) },
    }),
  )
  const [snapshot, send] = useMachine(machine, {
    ...inspected,
    input: { courseIds, last: context.lastCourse(uid) },
  })
  const listed = courseIds.join()
  useEffect(() => {
    send({ type: 'courses.changed', courseIds: listed === '' ? [] : listed.split(',').map(Number) })
  }, [listed, send])
  return { snapshot, send }
}
