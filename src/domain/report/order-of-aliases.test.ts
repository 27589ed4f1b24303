import { expect, test } from 'vitest'
import { orderOfAliases } from './order-of-aliases.ts'

const listed = Array.from({ length: 40 }, (_, index) => ({ uid: 101 + index }))

const uidsOf = (students: readonly { readonly uid: number }[]) => students.map(({ uid }) => uid)

test('the numbers of hidden names stay for an assignment, and nobody can count them off from the class list', () => {
  const order = uidsOf(orderOfAliases(listed, { assignmentId: 41 }))
  const atTheirOwn = order.filter((uid, index) => uid === listed[index]?.uid)
  const followed = order.filter((uid, index) => order[index + 1] === uid + 1)
  expect({
    everybody: order.toSorted((one, other) => one - other),
    again: uidsOf(orderOfAliases(listed.toReversed(), { assignmentId: 41 })),
    isRareAtTheirOwn: atTheirOwn.length <= 4,
    isRareInARow: followed.length <= 4,
  }).toEqual({ everybody: uidsOf(listed), again: order, isRareAtTheirOwn: true, isRareInARow: true })
})

test('each assignment, and the report of a class over time, has other numbers', () => {
  const orders = [{ assignmentId: 41 }, { assignmentId: 42 }, { courseId: 41 }].map((reported) =>
    uidsOf(orderOfAliases(listed, reported)).join(' '),
  )
  expect(new Set(orders).size).toBe(3)
})

test('a student who joins moves nobody else past another, but the numbers after their own by one', () => {
  const before = uidsOf(orderOfAliases(listed, { assignmentId: 41 }))
  const after = uidsOf(orderOfAliases([...listed, { uid: 7 }], { assignmentId: 41 }))
  const joined = after.indexOf(7)
  expect({
    others: after.filter((uid) => uid !== 7),
    before: after.slice(0, joined),
    after: after.slice(joined + 1),
  }).toEqual({ others: before, before: before.slice(0, joined), after: before.slice(joined) })
})
