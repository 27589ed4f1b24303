import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { createStore } from '#api/ports/readable.ts'
import { coursesQuery } from '#routes/courses-query.ts'
import { givenCourse } from '#tests/support/given-task.ts'
import { hangLimit } from '#tests/support/hang-limit.ts'
import { keepCourseInHand } from './course-in-hand.ts'

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
  const inHand = keepCourseInHand({ storage: memoryStorage(), queryClient, call, courseId }, 1, [1])
  queryClient.setQueryData(coursesQuery(call).queryKey, listOf(1))
  void queryClient.prefetchQuery(coursesQuery(call))
  inHand.choose(9)
  answerFormer(listOf(1))
  await vi.waitFor(() => expect(courseId.get()).toBe(9), { timeout: hangLimit })
  inHand.stop()
})
