import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { user } from '#api/contract/groups/user.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { coursesQuery, currentCourseQuery } from '#routes/courses-query.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import { createCurrentClass } from './current-class.ts'

const listOf = (...courseIds: readonly number[]) => ({
  list: courseIds.map((courseId) => ({ ...givenCourse, courseId })),
  total: courseIds.length,
})

test('a class opened while the list was loading is looked for in a newer one', async () => {
  let answerFormer: (list: unknown) => void = () => {}
  const former = new Promise<unknown>((resolve) => (answerFormer = resolve))
  const answers = [() => former, () => listOf(1, 9)]
  const call = (async () => answers.shift()?.()) as Call
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const currentClass = createCurrentClass({ storage: memoryStorage(), queryClient, call })
  const end = currentClass.begin(1, [1])
  queryClient.setQueryData(coursesQuery(call).queryKey, listOf(1))
  void queryClient.prefetchQuery({ ...coursesQuery(call), staleTime: 0 })
  currentClass.choose(9)
  answerFormer(listOf(1))
  await vi.waitFor(() => expect(currentClass.id.get()).toBe(9), { timeout: hangLimit })
  end()
})

/** Opens the classes 1, 9 and 12 on a computer that knows one of them, with the account's stored class. */
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
  const currentClass = createCurrentClass({ storage, queryClient, call })
  const end = currentClass.begin(1, [1, 9, 12])
  return { currentClass, end, sent, queryClient, call, storage }
}

test.each([
  [9, 12, 9],
  [null, 12, 12],
  // A class that is no longer this teacher's.
  [77, 12, 12],
  [77, 78, 1],
  [null, null, 1],
])('the account kept %s, this computer %s: %s is opened', (ofAccount, here, opened) => {
  const { currentClass, end, sent } = openWith(ofAccount, here)
  expect({ currentClass: currentClass.id.get(), sent }).toEqual({ currentClass: opened, sent: [] })
  end()
})

test('a chosen class is stored for this computer and for others', () => {
  const { currentClass, end, sent, queryClient, call, storage } = openWith(9, null)
  currentClass.choose(12)
  expect(sent).toEqual([[user.saveSetting.path, { key: 'currentCourse', value: 12 }]])
  expect(queryClient.getQueryData(currentCourseQuery(call).queryKey)).toEqual({ value: 12 })
  expect(storage.read(storageKeys.lastCourse(1))).toBe('12')
  end()
})

test('while nobody works there is no class, and none is chosen', () => {
  const { currentClass, end, sent } = openWith(9, null)
  end()
  currentClass.choose(12)
  expect({ currentClass: currentClass.id.get(), sent }).toEqual({ currentClass: null, sent: [] })
})

test('once nobody is signed in there is no class', () => {
  const { currentClass } = openWith(9, null)
  currentClass.end()
  expect(currentClass.id.get()).toBe(null)
})

test('the end of one teacher leaves the next one’s class alone', () => {
  const { currentClass, end } = openWith(9, null)
  const endNext = currentClass.begin(2, [21])
  end()
  expect(currentClass.id.get()).toBe(21)
  endNext()
  expect(currentClass.id.get()).toBe(null)
})
