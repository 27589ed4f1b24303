import { expect, test } from 'vitest'
import { countWords, meanOf } from './marking-view.ts'

test('words are counted as a teacher counts them', () => {
  expect(countWords("I don't like well-known songs, do you? It’s 8 o'clock.")).toBe(10)
  expect(['', ' … ', 'Hello'].map(countWords)).toEqual([0, 0, 1])
})

test('the mean covers marked submissions only', () => {
  const cell = (score: number | null) => ({ submissionId: 1, state: 'todo' as const, score })
  expect(meanOf([cell(110), cell(null), cell(105)])).toBe('10.8')
  expect(meanOf([cell(null)])).toBeNull()
})
