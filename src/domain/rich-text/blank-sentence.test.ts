import { expect, test } from 'vitest'
import { sentenceOfBlank, tellBlank } from './blank-sentence.ts'

const passage = [
  'Mr. Lin ran 3.5 km. He [[1]] tired, but he [[2]] on.',
  '“Are you [[3]]?” she asked. 他说[[4]]。再见！',
].join('\n')

test.each([
  [1, 'He [[1]] tired, but he [[2]] on.'],
  [2, 'He [[1]] tired, but he [[2]] on.'],
  [3, '“Are you [[3]]?”'],
  [4, '他说[[4]]。'],
  [5, null],
])('blank %i stands in its sentence alone', (number, sentence) =>
  expect(sentenceOfBlank(passage, number)).toBe(sentence),
)

test('a passage without sentence ends is one sentence, and titles and numbers do not end one', () => {
  expect([sentenceOfBlank('a [[1]] b', 1), sentenceOfBlank('Dr. Wu has 1.5 [[1]].', 1)]).toEqual([
    'a [[1]] b',
    'Dr. Wu has 1.5 [[1]].',
  ])
})

test('the blank in question is identified by its number among the gaps', () =>
  expect(tellBlank('He [[1]] tired, but he [[2]] on.', 2)).toBe('(2) He ____ tired, but he __2__ on.'))
