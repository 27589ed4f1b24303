import { expect, test } from 'vitest'
import { hasAnswer } from './has-answer.ts'

test.each([undefined, '', '  ', '\n\t　'])('%j is no answer', (answer) => {
  expect(hasAnswer(answer)).toBe(false)
})

test.each(['A', ' 0 ', '$'])('%j is an answer', (answer) => {
  expect(hasAnswer(answer)).toBe(true)
})
