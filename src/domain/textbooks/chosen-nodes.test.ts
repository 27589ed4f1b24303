import { expect, test } from 'vitest'
import { chosenNode, withChosenNode } from './chosen-nodes.ts'

const book = { courseId: 7, bookId: 3 }

test('the chapter of each book of a class is kept, latest first', () => {
  const one = withChosenNode(null, book, 'c12')
  const two = withChosenNode(one, { courseId: 7, bookId: 31 }, 'c1')
  expect({ one, two, chosenAgain: withChosenNode(two, book, 'c2') }).toEqual({
    one: '7.3.c12',
    two: '7.31.c1 7.3.c12',
    chosenAgain: '7.3.c2 7.31.c1',
  })
  expect([chosenNode(two, book), chosenNode(two, { courseId: 7, bookId: 4 })]).toEqual(['c12', null])
})

test('the stored text fits into a setting; the oldest entry gives way', () => {
  let kept = ''
  for (let courseId = 1; courseId <= 40; courseId++) kept = withChosenNode(kept, { courseId, bookId: 12 }, 'c345')
  expect(kept.length).toBeLessThanOrEqual(200)
  expect([chosenNode(kept, { courseId: 40, bookId: 12 }), chosenNode(kept, { courseId: 1, bookId: 12 })]).toEqual([
    'c345',
    null,
  ])
})

test.each([null, undefined, 7, '', 'x', '7.3.', '7.3.c1,c2'])('%j holds none', (kept) => {
  expect(chosenNode(kept, book)).toBeNull()
  expect(withChosenNode(kept, book, 'c1')).toBe('7.3.c1')
})
