import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { user } from '#api/contract/areas/user.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { createStore } from '#api/ports/readable.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { coursesQuery, currentCourseQuery } from '#routes/courses-query.ts'
import { givenCourse } from '#tests/support/given-task.ts'
import { hangLimit } from '#tests/support/hang-limit.ts'
import { keepCurrentClass } from './current-class.ts'

const listOf = (...courseIds: readonly number[]) => ({
  list: courseIds.map((courseId) => ({ ...givenCourse, courseId })),
  total: courseIds.length,
})

test('a class that was opened while the list was on its way is looked for in a newer one', async () => {
  let answerFormer: (list: unknown) => void = () => {}
  const former = new Promise<unknown>((resolve) => (answerFormer = resolve))
  const answers = [() => former, () => listOf(1, 9)]
  const call = (async () => answers.shift()?.()) as Call
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const courseId = createStore<number | null>(null)
  const inHand = keepCurrentClass({ storage: memoryStorage(), queryClient, call, courseId }, 1, [1])
  queryClient.setQueryData(coursesQuery(call).queryKey, listOf(1))
  void queryClient.prefetchQuery(coursesQuery(call))
  inHand.choose(9)
  answerFormer(listOf(1))
  await vi.waitFor(() => expect(courseId.get()).toBe(9), { timeout: hangLimit })
  inHand.stop()
})

/** Opens the classes 1, 9 and 12 on a computer that knows one of them, with what the account has kept. */
function openWith(ofAccount: number | null, here: number | null) {
  const sent: unknown[] = []
  const call = (async (endpoint, input) => {
    sent.push([endpoint.path, input])
    return {}
  }) as Call
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentCourseQuery(call).queryKey, { value: ofAccount })
  const storage = memoryStorage()
  if (here !== null) storage.write(storageKeys.lastCourse(1), String(here))
  const courseId = createStore<number | null>(null)
  const inHand = keepCurrentClass({ storage, queryClient, call, courseId }, 1, [1, 9, 12])
  return { inHand, courseId, sent, queryClient, call, storage }
}

test.each([
  [9, 12, 9],
  [null, 12, 12],
  // A class that is this teacher's no more.
  [77, 12, 12],
  [77, 78, 1],
  [null, null, 1],
])('the account kept %s, this computer %s: %s is opened', (ofAccount, here, opened) => {
  const { courseId, inHand, sent } = openWith(ofAccount, here)
  expect([courseId.get(), sent]).toEqual([opened, []])
  inHand.stop()
})

test('a class that is chosen is kept for this computer and for the others', () => {
  const { inHand, sent, queryClient, call, storage } = openWith(9, null)
  inHand.choose(12)
  expect(sent).toEqual([[user.saveSetting.path, { key: 'currentCourse', value: 12 }]])
  expect(queryClient.getQueryData(currentCourseQuery(call).queryKey)).toEqual({ value: 12 })
  expect(storage.read(storageKeys.lastCourse(1))).toBe('12')
  inHand.stop()
})
