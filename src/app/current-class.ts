import type { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { user } from '#api/contract/groups/user.ts'
import { inspected } from '#api/ports/inspection.ts'
import { createStore } from '#api/ports/readable.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { currentClassMachine } from '#machines/current-class/current-class.machine.ts'
import type { CurrentClass } from '#routes/router-context.ts'
import { coursesQuery, currentCourseQuery } from '#routes/courses-query.ts'

interface Tools {
  readonly storage: TextStorage
  readonly queryClient: QueryClient
  readonly call: Call
}

/** The current class of whichever teacher is using the page: one actor at a time, and one id read by everybody. */
export function createCurrentClass(tools: Tools): CurrentClass {
  const id = createStore<number | null>(null)
  const isOpening = createStore(false)
  let actor: ReturnType<typeof actorFor> | null = null
  const end = (begun: typeof actor) => {
    begun?.stop()
    if (actor !== begun) return
    actor = null
    id.set(null)
    isOpening.set(false)
  }
  return {
    id,
    isOpening,
    begin: (uid, courseIds) => {
      const begun = actorFor(tools, uid, courseIds)
      actor = begun
      begun.subscribe((snapshot) => {
        id.set(snapshot.context.courseId)
        isOpening.set(snapshot.hasTag('opening'))
      })
      begun.start()
      return () => end(begun)
    },
    end: () => end(actor),
    list: (listed) => actor?.send({ type: 'courses.changed', courseIds: listed }),
    choose: (chosen) => actor?.send({ type: 'course.choose', courseId: chosen }),
    openFirst: () => actor?.send({ type: 'course.open' }),
    cancelFirst: () => actor?.send({ type: 'course.cancel' }),
  }
}

function actorFor({ storage, queryClient, call }: Tools, uid: number, courseIds: readonly number[]) {
  const key = storageKeys.lastCourse(uid)
  const ofAccount = currentCourseQuery(call)
  /** Other computers open this class too; if storing it fails, this one still does. */
  const keepForOthers = async (courseId: number) => {
    queryClient.setQueryData(ofAccount.queryKey, { value: courseId })
    await call(user.saveSetting, { key: 'currentCourse', value: courseId }).catch(() => undefined)
  }
  const machine = currentClassMachine.provide({
    actors: { fetchCourses: fromPromise<readonly number[]>(() => fetchCourseIds({ queryClient, call })) },
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
  return createActor(machine, { ...inspected, id: 'currentClass', input: { courseIds, last: last ?? null } })
}

/** A list requested before a class was chosen need not contain it yet. */
async function fetchCourseIds({ queryClient, call }: Pick<Tools, 'queryClient' | 'call'>): Promise<readonly number[]> {
  const query = coursesQuery(call)
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true })
  const { list } = await queryClient.fetchQuery({ ...query, staleTime: 0 })
  return list.map(({ courseId }) => courseId)
}
