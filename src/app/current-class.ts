import { createActor, fromPromise } from 'xstate'
import { user } from '#api/contract/areas/user.ts'
import { inspected } from '#api/ports/inspection.ts'
import { createStore } from '#api/ports/readable.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentClassMachine } from '#machines/current-class/current-class.machine.ts'
import type { CurrentClass } from '#routes/router-context.ts'
import { coursesQuery, currentCourseQuery } from '#routes/courses-query.ts'
import type { Services } from './services.ts'

/** Keeps the class in hand of one teacher, and tells the services which one it is, until it is stopped. */
export function keepCurrentClass(
  { storage, queryClient, call, courseId: told }: Pick<Services, 'storage' | 'queryClient' | 'call' | 'courseId'>,
  uid: number,
  courseIds: readonly number[],
): CurrentClass {
  const key = storageKeys.lastCourse(uid)
  const ofAccount = currentCourseQuery(call)
  /** Other computers open this class too; where that is not heard, this one still does. */
  const keepForOthers = async (courseId: number) => {
    queryClient.setQueryData(ofAccount.queryKey, { value: courseId })
    await call(user.saveSetting, { key: 'currentCourse', value: courseId }).catch(() => undefined)
  }
  const machine = currentClassMachine.provide({
    actors: {
      fetchCourses: fromPromise<readonly number[]>(async () => {
        const query = coursesQuery(call)
        // A list that was asked for before the class was chosen need not know it yet.
        await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
        const { list } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
        return list.map(({ courseId }) => courseId)
      }),
    },
    actions: {
      keep: ({ context: { courseId } }) => {
        if (courseId === null) return
        storage.write(key, String(courseId))
        void keepForOthers(courseId)
      },
    },
  })
  const known = [queryClient.getQueryData(ofAccount.queryKey)?.value, Number(storage.read(key))]
  const last =
    courseIds.find((courseId) => courseId === known[0]) ?? courseIds.find((courseId) => courseId === known[1])
  const actor = createActor(machine, { ...inspected, id: 'currentClass', input: { courseIds, last: last ?? null } })
  const courseId = createStore<number | null>(null)
  const isOpening = createStore(false)
  actor.subscribe((snapshot) => {
    courseId.set(snapshot.context.courseId)
    isOpening.set(snapshot.matches({ none: 'opening' }))
    told.set(snapshot.context.courseId)
  })
  actor.start()
  return {
    courseId,
    isOpening,
    list: (listed) => actor.send({ type: 'courses.changed', courseIds: listed }),
    choose: (chosen) => actor.send({ type: 'course.choose', courseId: chosen }),
    openFirst: () => actor.send({ type: 'course.open' }),
    cancelFirst: () => actor.send({ type: 'course.cancel' }),
    stop: () => {
      actor.stop()
      told.set(null)
    },
  }
}
