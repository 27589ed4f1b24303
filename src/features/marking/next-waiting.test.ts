import { expect, test } from 'vitest'
import { nextWaiting } from './next-waiting.ts'

const items = (...waiting: readonly (readonly number[])[]) =>
  waiting.map((those, index) => ({ itemId: index + 1, waiting: those }))

test.each([
  ['a later item of the same student', items([1, 2], [1, 2], [1]), [1, 1], [2, 1]],
  ['past an item that is marked', items([1, 2], [2], [1]), [1, 1], [3, 1]],
  ['an earlier item of the same student', items([1, 2], [2], []), [2, 1], [1, 1]],
  ['the first waiting item of the next student', items([], [2, 3], [2]), [3, 1], [2, 2]],
  ['past a student who is wholly marked', items([3], [], []), [1, 1], [1, 3]],
  ['round to the first student', items([], [1], []), [1, 3], [2, 1]],
  ['to a student whom this item does not list', items([], [4], []), [1, 3], [2, 4]],
  ['back to what was reopened here', items([], [2], []), [2, 2], [2, 2]],
  ['nowhere once nothing waits', items([], [], []), [1, 1], null],
] as const)('marking by student goes on to %s', (_, waiting, [itemId = 0, submissionId = 0], to) => {
  const next = nextWaiting(waiting, [1, 2, 3], { itemId, submissionId })
  expect(next).toEqual(to && { itemId: to[0], submissionId: to[1] })
})
