import { expect, test } from 'vitest'
import { countWords, meanOf, withComment } from './marking-view.ts'

test('words are counted as a teacher counts them', () => {
  expect(countWords("I don't like well-known songs, do you? It’s 8 o'clock.")).toBe(10)
  expect(['', ' … ', 'Hello'].map(countWords)).toEqual([0, 0, 1])
})

test('the mean is over marked scripts only', () => {
  const cell = (score: number | null) => ({ submissionId: 1, state: 'todo' as const, score })
  expect(meanOf([cell(110), cell(null), cell(105)])).toBe('10.8')
  expect(meanOf([cell(null)])).toBeNull()
})

test('a comment grows by sentences and repeats none', () => {
  expect(withComment('', '拼写')).toBe('拼写')
  expect(withComment('主谓一致', '拼写')).toBe('主谓一致；拼写')
  expect(withComment('写得好。', '拼写')).toBe('写得好。拼写')
  expect(withComment('注意拼写', '拼写')).toBe('注意拼写')
})
