import { expect, test } from 'vitest'
import { withComment, withDelta } from './rubric.ts'

test('a comment grows by sentences without repeating any', () => {
  expect(withComment('', '拼写')).toBe('拼写')
  expect(withComment('主谓一致', '拼写')).toBe('主谓一致；拼写')
  expect(withComment('写得好。', '拼写')).toBe('写得好。拼写')
  expect(withComment('注意拼写', '拼写')).toBe('注意拼写')
})

test('a comment ends at its limit, and no character is cut in two', () => {
  const long = '好'.repeat(498)
  expect([withComment(long, '😀😀'), withComment(`${long}！`, '😀😀')]).toEqual([`${long}；😀`, `${long}！😀`])
})

test('a line changes a score within its criterion; without a score, a deduction starts from the top', () => {
  expect(withDelta(40, -10, 60)).toBe(30)
  expect(withDelta(5, -10, 60)).toBe(0)
  expect(withDelta(55, 10, 60)).toBe(60)
  expect(withDelta(null, -10, 60)).toBe(50)
  expect(withDelta(null, 10, 60)).toBe(10)
  expect(withDelta(null, 0, 60)).toBe(0)
})
