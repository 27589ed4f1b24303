import { expect, test } from 'vitest'
import { typedPaper } from './testing/typed-paper.ts'

test.each(['1. B 2. A 3. C 4. B', '1-4 BACB', '1-2 BA 3-4 CB'])(
  'answers in one line behind the last question are those of the whole paper: %s',
  (answers) => {
    const text = `一、单项选择
1. What ____ he do?
A. do  B. does
2. There ____ a book.
A. is  B. are
二、阅读理解
Tom is a student. He gets up at six every day, and he likes running and swimming in summer.
3. When does he get up?
A. At four.  B. At five.  C. At six.
4. What does he like?
A. Singing.  B. Running.  C. Eating.
答案：${answers}`
    expect(typedPaper(text).questions.flatMap(({ items }) => items.map(({ right }) => right))).toEqual([
      ['B'],
      ['A'],
      ['C'],
      ['B'],
    ])
  },
)

test('numbers in an answer are its parts if they do not name the question above', () => {
  const text = `一、单项选择
1. What ____ he do?
A. do  B. does
2. There ____ a book.
A. is  B. are
二、填空
3. I have a ____ and a ____.
答案：1. cat 2. dog`
  expect(typedPaper(text).questions.flatMap(({ items }) => items.map(({ right }) => right))).toEqual([
    [],
    [],
    ['1. cat 2. dog'],
  ])
})
