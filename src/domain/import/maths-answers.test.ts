import { expect, test } from 'vitest'
import { typedItems } from './testing/typed-paper.ts'

test.each([
  ['－2，3', ['-2', '3']],
  ['-2、3', ['-2', '3']],
  ['-2；3', ['-2', '3']],
  ['-2　3', ['-2', '3']],
  ['(1，2)；x＞3', ['(1，2)', 'x＞3']],
  ['$-2，3$', ['-2', '3']],
  ['$x_1=1，x_2=2$；$5$', ['$x_1=1，x_2=2$', '5']],
  ['(1，2)，x＞3', ['(1，2)', 'x＞3']],
])('two blanks with the key %s are two items, each with its own answer', (key, right) => {
  const items = typedItems(`1. 系数是____，次数是____．\n【答案】${key}`, 'maths')
  expect(items.map((item) => item.right)).toEqual(right.map((one) => [one]))
})

test('a key that is not divided as the blanks are stays one', () => {
  const items = typedItems('1. 系数是____，次数是____．\n【答案】-2，3，4', 'maths')
  expect(items.map((item) => item.right)).toEqual([['-2，3，4']])
})

test('answers of maths that are not numbers are compared as maths, words letter by letter', () => {
  const text = `1. 方程的解是____．
【答案】$x_1=1，x_2=2$
2. 解集是____．
【答案】x≥3且x≠5
3. 面积是____．
【答案】25 cm²
4. 正确的是____．
【答案】①③
5. 依据是____．
【答案】SAS`
  expect(typedItems(text, 'maths').map(({ kind, right }) => ({ kind, right }))).toEqual([
    { kind: 'number', right: ['$x_1=1，x_2=2$'] },
    { kind: 'number', right: ['x≥3且x≠5'] },
    { kind: 'number', right: ['25 cm²'] },
    { kind: 'number', right: ['①③'] },
    { kind: 'blank', right: ['SAS'] },
  ])
})
