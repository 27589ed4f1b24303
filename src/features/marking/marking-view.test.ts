import { expect, test } from 'vitest'
import { meanOf } from './marking-view.ts'

test('the mean covers marked submissions only', () => {
  const cell = (score: number | null) => ({ submissionId: 1, state: 'todo' as const, score })
  expect(meanOf([cell(110), cell(null), cell(105)])).toBe('10.8')
  expect(meanOf([cell(null)])).toBeNull()
})
