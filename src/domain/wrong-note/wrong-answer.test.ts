import { expect, test } from 'vitest'
import { isRightAnswer } from './wrong-answer.ts'

test('a text is wrong below six tenths of its score, everything else below all of it', () => {
  const of = (kind: 'single' | 'multiple' | 'written', score: number, full: number) => isRightAnswer(kind, score, full)
  expect([of('written', 89, 150), of('written', 90, 150), of('written', 0, 150)]).toEqual([false, true, false])
  expect([of('single', 50, 50), of('multiple', 49, 50), of('multiple', 50, 50)]).toEqual([true, false, true])
})
